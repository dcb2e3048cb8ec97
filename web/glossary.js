// Explains the words of a text where they stand: a tap on a term opens its entry of the glossary below the paragraph; a
// second tap, Escape or the entry's button closes it, and the focus returns to the term.

const openTerm = () => document.querySelector("[data-term][aria-expanded=true]");

const close = () => {
  const term = openTerm();
  document.querySelector("[data-gloss]")?.setAttribute("hidden", "");
  term?.setAttribute("aria-expanded", "false");
  return term;
};

const open = (term) => {
  const gloss = document.querySelector("[data-gloss]");
  const entry = document.querySelector(`[data-entry="${term.dataset.term}"]`);
  // A term in an entry replaces the entry; closing it leads back to the term of the text.
  if (!gloss.contains(term)) {
    close();
    term.setAttribute("aria-expanded", "true");
    const block = term.closest("p, dd");
    if (block.matches("dd")) block.append(gloss);
    else block.after(gloss);
  }
  const [name, text] = gloss.children;
  const definition = entry.querySelector("dd").cloneNode(true);
  // An entry may stand open in the very entry that is copied.
  definition.querySelector("[data-gloss]")?.remove();
  name.textContent = entry.querySelector("dt").textContent;
  text.replaceChildren(...definition.childNodes);
  gloss.hidden = false;
  // So that it is read to who cannot see it.
  gloss.focus();
};

addEventListener("click", ({ target }) => {
  const term = target.closest?.("[data-term]");
  if (term && term !== openTerm()) open(term);
  else if (term || target.closest?.("[data-close]")) close()?.focus();
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !openTerm()) return;
  // Nothing else is closed with it.
  event.preventDefault();
  close().focus();
});

// Tells an old browser's user what to do, in words that index.html has in both languages. It runs before boot.js, which an
// old browser may not even be able to read: so it is a classic script in the JavaScript of 2009.
(function () {
  var root = document.documentElement;

  function show(state) {
    if (root.getAttribute("data-boot")) return;
    root.setAttribute("data-boot", state);
    document.getElementById("boot-" + state).removeAttribute("hidden");
  }

  // A wasm module with a type that mentions `externref`: reference types are the newest part of wasm that is used.
  var REFERENCE_TYPES = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 111, 0];

  function runsWasm() {
    try {
      // Throws also where the browser does not know 'wasm-unsafe-eval' in the content security policy.
      return !!new WebAssembly.Module(new Uint8Array(REFERENCE_TYPES));
    } catch (reason) {
      return false;
    }
  }

  function isSupported() {
    return (
      "noModule" in document.createElement("script") &&
      typeof HTMLDialogElement === "function" &&
      typeof HTMLDialogElement.prototype.showModal === "function" &&
      typeof ResizeObserver === "function" &&
      CSS.supports("selector(:has(a))") &&
      runsWasm()
    );
  }

  if (!isSupported()) return show("unsupported");

  window.addEventListener(
    "error",
    function (event) {
      if (event.target.tagName === "SCRIPT") show("failed");
      else if (/SyntaxError/.test(event.message)) show("unsupported");
    },
    true,
  );
})();

//! The texts without parameters, by subject, each with where it stands. What they say stands in each language's `strings.rs`.

use super::Words;

/// A text without parameters, with its name.
#[cfg(test)]
pub(super) type NamedText = (&'static str, fn(Words) -> &'static str);

macro_rules! keys {
    ($($doc:literal $key:ident $(in $game:ident)?)+) => {
        impl Words { $(
            #[doc = concat!($doc, ".")]
            #[must_use]
            pub const fn $key(self) -> &'static str {
                keys!(@say self $key $(in $game)?)
            }
        )+ }

        /// Every text without parameters, with its name.
        #[cfg(test)]
        pub(super) const ALL: &[NamedText] =
            &[$((stringify!($key), Words::$key),)+];
    };
    (@say $words:ident $key:ident) => { say!($words, strings::$key) };
    (@say $words:ident $key:ident in schnapsen) => {
        if $words.schnapsen { super::de::schnapsen::$key } else { say!($words, strings::$key) }
    };
}

keys! {
    // People.
    "Who sits there, at the beginning of a sentence or alone" you
    "The reader's side of a game for four" we
    "The other side of a game for four" they
    "A place without a name, followed by its number" place_number
    "Beside the partner's name" your_partner

    // Calls.
    "The button that goes out" out in schnapsen
    "The button that claims 1000" claim_thousand
    "The button that goes out, asking for the second tap" out_confirm in schnapsen
    "What a wrong claim of 1000 costs" thousand_risk
    "The button that covers" cover in schnapsen
    "The button that covers, asking for the second tap" cover_confirm in schnapsen
    "The button that robs" rob in schnapsen
    "The button that draws" draw
    "The button that asks for a hint" hint
    "The button that takes back" undo
    "The button that says the points, where they are shown" points
    "The button that declines" pass
    "The button that demands a new deal" new_cards
    "The button that lifts two cards, before a punishing referee" lift_two
    "The button that looks through older tricks, before a punishing referee" look_back
    "Beside a king or queen: play it and say nothing" without_announcing in schnapsen
    "The claim of 66 with a marriage, which follows: king and queen of spades" claim_with in schnapsen
    "Claims 66, where one could declare a marriage with it" claim_without_marriage in schnapsen
    "Declining to name trumps for three" leave_bottom_card
    "Going out with the highest trump, for four" out_with_card
    "The dealer of three plays the rest of a deal unseen" skip_deal
    "Beside who sits a deal out" sits_out
    "Who sits out, of the reader" you_sit_out
    "After the name or the tricks of who has covered the talon" has_covered in schnapsen
    "Why the reader only watches" why_sitting_out
    "Heads the written score" written_score
    "A row after a deal of Penneech: points marked for tricks" marked_for_tricks
    "The last row after a deal of Penneech: all points marked" marked_points
    "Closes a hint" understood
    "The reader is to act" your_turn

    // The table.
    "The game" app_name
    "The menu and its button" menu
    "The last trick and its button, and the row of its ten card points" last_trick
    "What the cards are worth, and its button" card_values
    "Over those cards" card_values_help in schnapsen
    "Over those cards in Penneech" card_values_penneech
    "The middle of the table" table
    "The trick under way" trick
    "Where the last trick would lie" no_trick_yet
    "The trick with a marriage shown beside it" trick_with_marriage in schnapsen
    "The talon" talon
    "Trumps, as a label" trump in schnapsen
    "Where trumps would stand" no_trump_yet
    "The row of calls" calls
    "The row of help buttons" help_row
    "The score" score
    "The score of the reader and his partner" our_score
    "The score of the other side of a game for four" their_score
    "What a score card shows" score_card_meaning
    "The scoreboard" scoreboard
    "Opens the scoreboard" open_scoreboard
    "Scoreboard and moves of the deal beside the table" scoreboard_and_moves
    "Heads the moves of the deal" move_list
    "How many matches each has lost" bummerl
    "Over the column of whoever plays against you alone" friends
    "The deals of this match" this_match
    "Beside the scoreboard: deal by deal" deal_by_deal
    "The sum under the deals" standing
    "A column of deals" deal
    "Under the scoreboard" bummerl_explained
    "Leaves a page" back_to_table
    "Closes what is open" close
    "Leaves all as it is" cancel
    "Beside who deals" dealer
    "Beside who leads first" forehand

    // The end of a deal and of a match.
    "The counts after a deal" settlement
    "The counts after a deal, a row for Penneech: the number of tricks" tricks
    "The counts after a deal, a row: card points in tricks" in_tricks
    "The counts after a deal, a row: marriages" melded in schnapsen
    "The counts after a deal, a row: the sum; and a group of settings" card_points
    "A link to the rules" how_scored
    "Goes on with the next deal" next_deal
    "Goes on after a single deal" next_match
    "Goes on after a match, against the same opponent" rematch
    "Goes on after a match, against another opponent" other_opponent
    "Below the title of a match won in which nobody else has a point" shutout
    "Heads the end of a match lost without a point" shutout_lost
    "Below the title of a match of Penneech: the last hole is reached" last_hole
    "Title of the page after a deal" end_title

    // The review, and pages of deals that are still to be played.
    "The review and its button" review
    "The button of the review after a deal that was not won" what_decided
    "No deal has been played to its end yet" no_deal_yet
    "Over charts of nobody's deals" example
    "All deals were practice or of the day: the statistics have no numbers yet" no_deal_counts
    "What comes with more deals" more_with_five_deals
    "Which deals do not count, below it" left_out
    "Stops the evaluation" stop_evaluating
    "Evaluates the rest" go_on_evaluating
    "Over the chart of a review" worth_of_decisions
    "The upper half of the chart of a review" good_for_you
    "The lower half" bad_for_you
    "Under the card that was played" was_played
    "Under the card that would have been better" was_better
    "Under the dot in the chart that says what the deal brought in the end" chart_end
    "No decision cost anything that counts" faultless
    "The deal might have ended the match, which a review does not mind" might_end_match
    "Plays a deal again from a decision on" from_here
    "Plays a deal again from its beginning" from_beginning
    "A decision that could not be bettered" verdict_best
    "A decision nearly as good" verdict_good
    "Nothing else was possible" verdict_forced
    "A decision against the rules, or a false claim" verdict_wrong
    "The same where the deal went well" verdict_risky
    "Over the moves with their worth" moves_evaluated
    "Over the cards another held" held
    "Over the cards he knew the player to hold" knew_of_you
    "The chance to win the deal, over a bar" chance
    "The decisions, or some of them, cannot be evaluated; a button to try again follows" no_evaluation

    // The seal and the word for the shuffle; the button of the sharing page.
    "The sharing page and its button" share
    "Title of the page about seals" fairness
    "Over the fingerprint" seal_of_deal
    "Over what the fingerprint is of" seal_content
    "How to check it elsewhere; the command follows" seal_elsewhere
    "How the seed follows from key and word; the command and the link follow" seed_from_key
    "Checks the sealed deal" check_seal
    "The seal was checked" seal_right
    "Over the fingerprint of all seals of the match" match_seal
    "Over the field for the player's word" shuffle_word
    "Shuffles with the word" deal_with_word
    "The player's word in a match that has begun; the word follows" shuffle_word_in_force
    "A match that has begun has no word of the player's" no_shuffle_word
    "A word is too long" shuffle_word_too_long
    "A word has invisible characters" shuffle_word_invisible

    // Hint and undo.
    "After a hint or an undo" counts_as_practice
    "Before the first hint or undo of a visit, where it makes a deal not count" help_is_practice
    "In the review of a deal: before what its cards bring on average" worth_of_cards
    "What that means" worth_of_cards_explained
    "At the end of a deal with a hint or an undo" practice
    "A hint was asked for, and the program that gives them does not answer" no_hint
    "A hint was asked for while others act" hint_follows
    "The last decision was taken back" taken_back
    "An undo was asked for before the first decision" nothing_to_take_back
    "An undo was asked for after the deal" deal_is_scored

    // Choosing a game and an opponent.
    "Menu: another match" new_match
    "Menu and title: which game" choose_game
    "Choosing a game: the question above" choose_question
    "Over the choice of two, three or four" how_many_players
    "The button that starts a match of a game" play_now
    "Beside the game being played" running
    "Menu and title: against whom" opponents
    "Choosing an opponent: the question above" opponents_question
    "Choosing an opponent: that none of them sees hidden cards" opponents_fair
    "Menu and title: the rules" rules
    "Menu and title: settings" settings

    // Statistics and rating.
    "Menu and title: statistics" statistics
    "Statistics: deals" deals_played
    "Statistics: deals won" deals_won
    "Statistics: deals won one after the other up to now" streak
    "Statistics: over the four friends" by_opponent
    "Statistics: points won to points lost" won_to_lost
    "Statistics: over the games" by_game
    "Heads the column of games" game_word
    "Heads a column of points" points_word
    "Heads a column of numbered deals" deal_word
    "Heads a column of sums" sum_word
    "Statistics: over the rest" in_detail
    "Statistics: matches won" matches_won
    "Statistics: one match won" one_match_won
    "Statistics: matches lost" matches_lost
    "Statistics: one match lost" one_match_lost
    "Statistics, a row: deals won with Schneider or Schwarz" big_wins
    "Statistics, a row: deals lost with Schneider or Schwarz" big_losses
    "Statistics, a row: deals won after closing" closings_won
    "Statistics, a row: closings that failed" closings_failed
    "Statistics, a row: wrong claims of 66" false_claims
    "Statistics, a row: most deals won in a row" longest_streak
    "Statistics, a row: practice deals" practice_deals
    "Statistics: over the last deals" last_deals
    "Under the heading of the last deals: what opens them" last_deals_help
    "Plays a deal of that list again" play_again
    "The reader's strength, as a number" rating
    "What the numbers mean" rating_explained
    "How near decisions came to the best, as a share" accuracy
    "What accuracy is" accuracy_explained
    "Before the shares that the opponents reach" accuracy_compared
    "Under a picture of accuracy over time" accuracy_course
    "Heads what deals brought, divided" luck_and_skill
    "What the cards were worth, in points" luck
    "What was gained beyond luck, in points" skill
    "What these are" luck_explained
    "Under a picture of both over time" luck_course
    "Heads a picture: the points over time" ups_and_downs
    "The right end of a picture over time" today
    "Heads a picture: deals by their points" points_a_deal
    "Under the heading of the deals by points: that lost ones are hatched" lost_is_hatched
    "Opens a picture in numbers" as_a_table

    // Windows, and pages that are loaded later.
    "Menu and title: the house at Eckkamp 66" history
    "Another window plays this match" watching
    "Its button, which takes the match over" play_here
    "While the other pages' program is fetched" page_loading
    "It cannot be had" page_missing
    "Its button; tries a puzzle again, too" try_again

    // Lessons.
    "Menu and page: the lesson" lesson_title
    "Leaves the lesson" lesson_skip
    "Goes back to the page or the step before" back
    "The button that goes back a step of a lesson, for screen readers" lesson_back_label
    "Heads the end of a lesson" lesson_over
    "Begins the lesson anew" lesson_again
    "Heads the lessons of other games" other_lessons
    "Heads why what was tried is not right" lesson_wrong

    // The deal of the day.
    "Menu: the daily deal" daily_deal
    "At the end of the day's deal" next_daily_deal
    "The strongest friend plays the reader's cards just now" plays_your_cards

    // Puzzles.
    "Menu and title: puzzles" puzzles
    "Heads the list of puzzles" puzzles_title
    "The puzzle of a day" daily_puzzle

    // The evening.
    "Menu, title of the page: an evening against the four friends" evening
    "Heads the page of evenings" evening_title
    "Under the heading, before an evening has begun" evening_lead
    "On the button after an evening's match, while others follow" evening_standings
    "Under the heading, after the last match" evening_result
    "Of the page where a game is chosen: what the evening is" evening_line
    "Leads from there to the evening" evening_open
    "Heads the table of results" evening_table
    "A column: the place" place_word
    "A column: matches played" matches_word
    "A column: matches won" wins_word
    "A column: game points made" scored_word
    "Under the table: how it comes about" evening_note
    "The game that is played all evening" evening_game
    "How long its matches are" evening_lengths
    "The button that begins an evening" evening_begin
    "Opens what begins another evening before this one is over" evening_other
    "What becomes of this one then" evening_ends
    "Heads what begins the next evening after one that is over" evening_again
    "Heads the evenings that are over" evenings_past
    "Instead of a score, of a match to come" still_open

    // Puzzles: the solution, and the cards that are known.
    "Beside a puzzle that is solved" solved
    "Leads to the next puzzle" next_puzzle
    "Shows how a puzzle is solved" show_solution
    "Heads how a puzzle is solved" solution
    "Heads a move that was right" right
    "Heads a move that was not, but may work" not_guaranteed
    "Heads a move that fails whatever the opponent holds" does_not_work
    "Heads one way it can go after a move in a puzzle" possible_line
    "Has the table play a puzzle on" play_from_here
    "Opens and heads what the solver knows of the cards" cards_known
    "Over the trump card of a talon that is closed" lies_covered in schnapsen
    "Over the trump card of an open talon" turned_up_card
    "Over the cards nobody has seen" not_seen_yet
    "Over the cards that were played" played_cards

    // Rules of one’s own.
    "Menu, title and a setting: the keyboard shortcuts" shortcuts
    "Menu: install" install
    "Plays the game that is shown" play_this
    "Undoes every change to its rules" reset_rules
    "Rules of one's own" custom_rules
    "Saves rules" save_rules
    "Their name" rules_name
    "Where a name is still missing" name_missing
    "They are saved now" rules_saved
    "Deletes rules" delete_rules
    "Beside a preset that some were changed of" with_changed_rules
    "Where rules contradict each other" rules_conflict
    "Heads the values some source wants" another_number
    "Makes a number smaller" less
    "Makes a number larger" more

    // A punishing referee.
    "Heads the tricks a punishing referee forbids to look at" your_old_tricks
    "What looking at older tricks costs" offence_costs

    // Headings among the games.
    "A heading among games: for two" for_two
    "A heading among games: for three" for_three
    "A heading among games: for four" for_four

    // The rules.
    "A view of the rules: in words" rules_in_words
    "A view of the rules: by options" rules_options
    "Chooses between the two views of the rules" rules_view
    "Heads what differs from the preset" rules_changed
    "Heads the advice" advice
    "Heads the sources" sources
    "Opens sources and rule numbers" curious
    "Where a source says nothing" decided_here

    // Settings.
    "A group of settings: appearance" appearance
    "A group of settings: accessibility" accessibility
    "A setting: theme" theme
    "A setting's value: theme device" theme_device
    "A setting's value: theme light" theme_light
    "A setting's value: theme dark" theme_dark
    "A setting: card size" card_size
    "A setting's value: size normal" size_normal
    "A setting's value: size large" size_large
    "A setting's value: size huge" size_huge
    "A setting: the drawing of the cards" face
    "A setting's value: face plain" face_plain
    "A setting's value: face french" face_french
    "A setting's value: face german" face_german
    "A setting: colours" colours
    "A setting's value: colours four" colours_four
    "A setting's value: colours two" colours_two
    "A setting's value: colours blue green" colours_blue_green
    "A setting: high contrast" high_contrast
    "What a setting does: high contrast" high_contrast_help
    "A setting: left hand" left_hand
    "What a setting does: left hand" left_hand_help
    "A group of settings: playing" playing
    "A setting: how long a trick lies" speed
    "A setting's value: speed fast" speed_fast
    "A setting's value: speed normal" speed_normal
    "A setting's value: speed slow" speed_slow
    "A setting's value: speed tap" speed_tap
    "What a setting does: speed" speed_help
    "A setting: whose card points are shown" show_points
    "A setting's value: points none" points_none
    "A setting's value: points mine" points_mine
    "A setting's value: points all" points_all
    "What none means" points_help
    "A setting: asks count" asks_count in schnapsen
    "What a setting does: asks count" asks_count_help
    "A setting: confirm claim" confirm_claim in schnapsen
    "What a setting does: confirm claim" confirm_claim_help
    "Before the field for the count, at Aus" your_count
    "A number of the statistics: counts told at Aus" counted_right
    "Another" counted_wrong
    "A setting: who draws" draw_setting
    "A setting's value: draw myself" draw_myself
    "A setting's value: draw automatically" draw_automatically
    "What drawing oneself means" draw_help in schnapsen
    "A setting: sound" sound
    "A setting's value: sound off" sound_off
    "A setting's value: sound soft" sound_soft
    "A setting's value: sound medium" sound_medium
    "A setting's value: sound loud" sound_loud
    "A setting: vibration" vibration
    "What a setting does: vibration" vibration_help
    "What they do" keyboard_help in schnapsen
    "A group and a setting" language_name

    // Backup and installing.
    "A group of settings: installing, saved data" app_and_data
    "A group of settings: backup" backup
    "Heads the page of the backup" backup_title
    "Its link" backup_link
    "Heads the page about installing" install_title
    "The page is installed" installed
    "The browser has been asked to install the page" install_asked
    "Saves everything" export
    "Brings a backup back" import
    "Deletes everything" delete_all
    "Asks before everything is deleted" delete_question

    // Releases.
    "The answer to new cards, beside asking for them" keep_cards
    "At the end of a match whose last deal was practice" practice_match
    "At the end of a deal: both sides need one game point" match_point_of_both
    "Before the first card of such a deal" deal_decides_match
    "Before the first card of the deal of the day" everybody_has_these_cards
    "All is stored" offline_ready
    "A newer version waits" update_waiting
    "Takes the new release" update_now
    "It has come" updated
    "Menu and title: what a release brought" news
    "Declines, for now" later

    // Leaving a match.
    "Something else was asked for in mid-match" leave_match_title
    "Declines to leave a match" stay
    "Where the match is that was left" match_waits
    "Agrees to a deal that came by link" play_link
    "A new match was asked for in mid-match" new_match_question
    "Agrees" start_anew

    // The first visit.
    "First visit: the heading" first_run_title
    "First visit: what is offered" first_run_offer
    "First visit: declines the lesson" first_run_no
    "First visit: agrees to the lesson" first_run_yes

    // Storage.
    "Storage cannot be used" storage_blocked
    "Storage is full" storage_full
    "What is saved, in a list of what was damaged: the settings" your_settings
    "The match under way" your_match
    "The Bummerl of each game" your_bummerl
    "The reader's own rules" your_rules
    "The paused matches" your_paused_matches
    "The last deals" your_deals
    "All deals in numbers" your_statistics
    "A deal somebody sent" your_challenge
    "How the counting trainer's runs went" your_counting
    "The puzzles that are solved" your_puzzles
    "What the deals of the day brought" your_days
    "The evenings against the four friends" your_evenings
    "The browser deletes the data after a week without a visit" deletes_unvisited
    "The browser has agreed not to delete the data" persisted
    "It has not" not_persisted

    // Programs that fail.
    "The opponent's program stopped" worker_died
    "It did not answer one question, and a simpler opponent did" worker_gave_up
    "It does not come back" worker_gone
    "The program failed: the heading" crash_title
    "The program failed: what to do" crash
    "Goes on after the program failed" crash_resume
    "Deals anew" crash_redeal
    "Heads the details" crash_report
    "Copies the details" crash_copy
    "They were copied" crash_copied
    "They were not copied but are selected" crash_not_copied

    // Links that lead nowhere.
    "A link leads nowhere: the heading" bad_link_title
    "A link leads nowhere: what to do" bad_link
    "Heads the reason" bad_link_what
    "Why a link is bad: malformed" bad_link_malformed
    "Why a link is bad: too long" bad_link_too_long
    "Why a link is bad: version" bad_link_version
    "Why a link is bad: seed" bad_link_seed
    "Why a link is bad: conflict" bad_link_conflict
    "Why a link is bad: moves" bad_link_moves

    // Paused matches.
    "Goes back" back_to_match
    "Heads the paused matches" paused
    "Gives up a paused match" discard
    "Asks first" discard_question

    // What has just been done.
    "An import worked" imported
    "A backup was brought back; a newer version's data were set aside" imported_over_newer
    "A link was copied" copied
    "Something could not be copied and is shown instead" not_copied
    "What others wrote" licences
    "A page that does not exist" no_matching_page
    "A trick lies until the player taps" tap_to_go_on

    // Sharing.
    "On the sharing page" share_title
    "One of the two: share deal only" share_deal_only
    "One of the two: share with moves" share_with_moves
    "Chooses between a deal alone and with its moves" share_what
    "Copies" copy_link
    "The name of the field with the link that is shared" link
    "The code" qr_code
    "Over the code" share_by_code
    "Over the code of a deal with its moves" share_replay_by_code

    // The counting trainer.
    "Menu and title: the counting trainer" counting
    "Heads the counting trainer" counting_title
    "Chooses what is asked for" what_to_count
    "One of the two: count own" count_own
    "One of the two: count both" count_both
    "One of the two: count trumps" count_trumps
    "Begins a run" count_begin
    "The next run" count_again
    "During a run: shows the next trick" next_trick
    "Goes on with what waits: a run, a match" go_on
    "After a run: asks for the counts" count_question
    "Its field: the reader's points" your_points
    "Over the trumps of which some have gone" which_trumps_gone
    "Compares with what was right" count_check
    "All was right" counted_all_right
    "The points were right, the trumps were not" trumps_not_right
    "A trump wrongly marked or left out" trumps_wrong
    "A trump wrongly marked where none has gone" no_trump_gone
    "The trumps were right" trumps_right
    "Heads the tricks of a run" run_summary
    "Its column: what lay in the trick" cards_word
    "Beside a marriage in a row of cards" marriage_word
    "Over the runs so far" counting_so_far

    // Results that are compared and sent.
    "Heads a deal somebody sent" beat_this
    "Plays the cards of such a deal" play_same_cards
    "Leads from such a deal's end to the comparison" compare
    "A comparison: the reader made more" made_more
    "A comparison: the reader made less" made_less
    "A comparison: both made the same" made_the_same
    "Copies how a deal ended, in words, and its link" copy_result
    "What a full mark of the week means" week_won
    "What an empty one means" week_lost
    "Leads from a day's result to that of the strongest friend, and to sharing it" compare_and_share
    "Shares a result by the device's own ways" share_result

    // Replays.
    "Title of a deal watched again, and what leads there" watch
    "Chooses from whose seat a replay is seen" whose_view
    "Its choice beside the seats" open_cards
    "Steps through a replay: to its beginning" to_start
    "Steps through a replay: a move back" step_back
    "Steps through a replay: a move on" step_forward
    "Steps through a replay: to its end" to_end
    "Lets the moves follow each other" play_moves
    "Stops playing the moves of a replay" pause_moves
    "The slider along the moves" position_in_deal

    // The menu and its help.
    "Heads a group of the menu: games, opponents" menu_play
    "Another: lesson, rules, puzzles" menu_learn
    "Another: scoreboard, review, statistics" menu_look_back
    "Another: settings, controls" menu_set_up
    "Menu and title: how the game is operated" controls
    "Heads how the game is operated" controls_title
    "How the game is operated without keys" by_touch_help

    // Keys.
    "Key help: ←/→, Home, End" keys_cards
    "Key help: Home" keys_first
    "Key help: End" keys_last
    "Key help: 1 to 9" keys_number
    "Key help: Enter" keys_play
    "Key help: C" keys_cover in schnapsen
    "Key help: M" keys_announce in schnapsen
    "Key help: P" keys_points
    "Key help: S" keys_state
    "Key help: T" keys_trump in schnapsen
    "Key help: Escape" keys_escape
    "Key help: ?" keys_help
    "The name of a key: enter" key_enter
    "The name of a key: home" key_home
    "The name of a key: end" key_end

    // Explanations.
    "Title of the explanation in pictures, and what leads there" how_to_play
    "Title of the page about the page, and what leads there" about
}

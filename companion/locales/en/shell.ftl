# The shell: start screen, sitting down, covers, menus, settings

app-name = Companion
go-back = Back
go-home = To the start

words-listed = { $some }, { $more }
words-beside = { $first }, { $second }
sentences-joined = { $some } { $more }

home-title = What is on the table?
home-new = Start a new game
home-finished = Finished
home-address = To play on a phone in the same network, open
home-address-code = Code for { $address }

lost-connection = The connection is gone for a moment. Nothing is lost, and nothing shows until it is back.
shut-title = Your matches cannot be opened just now
shut-again = Try again
refused-key-storage = The key to your matches could not be read from this device. Nothing was changed. Try again, or close the page and open it anew.

broken-title = This screen failed, and that is our fault
broken-text = Your match is safe. Go to the start and open it again.

colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-purple = Purple
colour-black = Black
colour-white = White
colour-of = { $colour }, { $name } has it and would swap

set-up-title = Who sits where?
set-up-under = In clockwise order, as you sit.
set-up-add = Add a player
set-up-again = The same again: { $names }
set-up-count = { $count ->
    [0] Nobody yet
   *[other] { $count } at the table
}
set-up-options = House rules
set-up-rules = House rules: { $rules }
set-up-deal = We begin
set-up-change = Change { $name }
set-up-up = Move { $name } up
set-up-down = Move { $name } down

name-title = Who is player { $number }?
name-hint = Name
name-colour = Colour of the pieces
name-known = Played here before
name-remove = { $name } does not play
name-done = Done
name-next = Next player

options-title = How do you play?
options-done = These are our rules

cover-pass = Pass the phone to
cover-hold = Hold if you are { $name }
cover-others = Everybody else looks away
secret-for = For { $name } alone
seal-look = Hold to look
seal-look-under = Only while your finger is on it
seal-let-go = Let go to hide
seal-again = Hold again to look again
grid-how = Lift your finger to choose, slide off to cancel
tile-empty = empty

menu-open = Menu
menu-title = At the table
menu-close = Back to the game
menu-undo = Take back the last step
menu-notebook = Look into a notebook
menu-notebook-of = { $name }’s notebook

notebook-hold = Hold for your notebook
notebook-let-go = Let go to close
notebook-under = All you have been shown so far
notebook-done = Done
notebook-write = Write a line
notebook-write-title = Your line for round { $round }
notebook-hint = For your eyes only
notebook-keep = Keep it
notebook-note = “{ $words }”
notebook-to-come = still to come
notebook-not-yet = nothing yet

talk-speaks = { $name } speaks
talk-start = Start
talk-pause = Pause
talk-next = Next
talk-vote = To the vote

key-digit = { $digit }
key-erase = Erase
key-next = Next field

over-again = Play again
over-correct = Correct the count
review-result = Result
review-round = Round { $round }
review-round-short = R{ $round }
review-people = People

settings-title = Settings
settings-language = Language
settings-device = As the device
settings-theme = Light or dark
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-hold = Secrets
settings-hold-yes = Hold to look
settings-hold-no = Tap to look
settings-hold-why = For hands that cannot hold: a tap shows a secret for two seconds.
settings-motion = Motion
settings-motion-system = As the device
settings-motion-still = Never
settings-motion-moving = Always
settings-vibration = Vibration
settings-sounds = Sounds
settings-on = On
settings-off = Off
settings-motion-why = Without motion nothing vibrates or sounds either. No secret ever sounds.

# About the app

about-title = About Companion
about-what = It does what cards cannot: it deals and keeps the secrets, works out what is tedious, adds up, and is put away. You play with your own cards.
about-secret-title = Your secrets
about-secret = A secret shows only while its seal is held, and every role takes the same touches. Whatever else happens, a call, a turned phone, a lost connection, covers it.
about-kept-title = What is kept
about-kept = Matches, names and settings stay on the device that Companion runs on. Matches are sealed, so nobody finds a role by opening the files. There is no account, and nothing is sent anywhere.
about-fair-title = A fair deal
about-fair = Before the deal Companion shows a short code. After the game anybody can check with it that roles and heads were fixed before anyone acted.
about-rights-title = Rights
about-rights = Code and pictures: MIT licence. Fonts: made from Noto CJK, SIL Open Font License. The games belong to their authors and publishers, who have no part in this app.

# Matches on the disk: what the disk refuses, and files that do not open

refused-disk-full = The device is full. Make some room, then try again: nothing is lost so far.
refused-disk-closed = The app may not write to { $path }. Allow it to, then try again: nothing is lost so far.
refused-disk = The device could not save or read this ({ $problem }). Try again: nothing is lost so far.
refused-key-damaged = { $path } is not the key of your matches any more. Put the right file back from a copy. Nothing was changed, so everything opens again with it.

refused-conflict = This match went on in another window. Here it is as it stands now.
refused-match-gone = This match is not here. Go back to the list to see those that are.

aside-damaged = One match is damaged and does not open. It is kept aside as it is, and the others are fine.
aside-foreign = One file was sealed with another key, so it does not open here. It is kept aside, and comes back with its key.
aside-newer = One match was saved by a newer version of the app. It is kept aside: update the app, and it comes back.
aside-unknown-game = One match is of a game that this app does not have. It is kept aside: update the app, and it comes back.
aside-broken-rules = One match holds a move that the rules do not allow. It is kept aside as it is, and the others are fine.
aside-kept = Something that was kept for a game, such as its tile book, could not be read and starts afresh. The old file is kept aside as it is.
aside-people = The names and settings could not be read and start afresh. The old file is kept aside as it is.

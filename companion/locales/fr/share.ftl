# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old } et { $new } étaient à la même table le { $date }, ce sont donc deux personnes. Choisis un autre nom.
refused-note-long = Cette note a { $length } caractères. { $max } au maximum, s’il te plaît.
refused-place-long = Ce lieu a { $length } caractères. { $max } au maximum, s’il te plaît.
refused-moved-on = Cette partie continue sur un autre téléphone. Joue-la là-bas, ou reprends-la d’abord ici.

# A player's word for the deal
refused-word-long = Ce mot a { $length } caractères. { $max } au maximum, s’il te plaît.

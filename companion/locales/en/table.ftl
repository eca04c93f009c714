# Seats, names, and what the table refuses

refused-name-empty = Type a name first.
refused-name-long = That name has { $length } characters. { $max } at most, please.
refused-name-unseen = The name “{ $name }” holds something that cannot be seen. Type it afresh, please.
refused-name-taken = “{ $name }” and “{ $other }” would be one name. Tell them apart, by an initial perhaps.
refused-letters = Character { $place } of this cannot be drawn here. Leave it out, please.
refused-colour-taken = { $name } and { $other } have the same colour. Give one of them another.
refused-too-few = { $count ->
    [one] One player is too few. This game takes { $least } at least.
   *[other] { $count } players are too few. This game takes { $least } at least.
}
refused-too-many = { $count } players are too many. This game takes { $most } at most.
refused-undo = That cannot be taken back: somebody has looked or chosen since.

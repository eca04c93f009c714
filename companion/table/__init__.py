"""What every game shares and no game owns: the match, the seats, chance, texts."""

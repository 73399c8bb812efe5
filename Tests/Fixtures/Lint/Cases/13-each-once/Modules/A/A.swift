import B

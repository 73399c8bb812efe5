import C

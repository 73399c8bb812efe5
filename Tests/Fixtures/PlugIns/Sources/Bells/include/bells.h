/// How often it rings.
int bells_ring(void);

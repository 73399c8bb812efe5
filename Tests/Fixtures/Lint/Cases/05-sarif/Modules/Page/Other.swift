#if LITE && DEBUG
#endif
#if !LITE
#endif

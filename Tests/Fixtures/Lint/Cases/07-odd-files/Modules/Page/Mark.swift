#if LITE
#endif

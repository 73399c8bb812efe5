let a = "ÿþ"
#if LITE
#endif

int sk_placeholder;

/** The version of this package, the same as tipd's. */
export const VERSION = '0.1.0';

/** Enough letters to tell the tags of a few doors apart. */
const letters = 4;

/**
 * The end of a tag's code, to say on the phone. Anyone who reads the full code over a shoulder could open
 * this page.
 */
export const shortTag = (binTagId: string): string => binTagId.slice(-letters).toUpperCase();

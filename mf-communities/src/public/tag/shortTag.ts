/** As many letters as tell the tags of a few doors apart. */
const letters = 4;

/** The end of a tag's code, as one says it on the phone; the whole of it lets whoever reads it over a shoulder open this page. */
export const shortTag = (binTagId: string): string => binTagId.slice(-letters).toUpperCase();

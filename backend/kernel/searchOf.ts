/**
 * The query of a request with its question mark, or nothing. Whatever stands before it came as it was sent, such as `//`, which is no
 * address and can't be read as one.
 */
export const searchOf = ({ originalUrl }: { readonly originalUrl: string }): string => {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : new URL(originalUrl.slice(at), 'http://here').search;
};

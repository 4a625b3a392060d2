/**
 * A request's query with its question mark, or an empty string. The rest of the address is unvalidated, for example `//`, which can't
 * be parsed as a URL.
 */
export const searchOf = ({ originalUrl }: { readonly originalUrl: string }): string => {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : new URL(originalUrl.slice(at), 'http://here').search;
};

/**
 * The address of a member's picture when the page may load it: over https, and without credentials in it.
 * @param address what was stored, of any content.
 */
export function safePicture(address: string | null): string | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  return url && url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

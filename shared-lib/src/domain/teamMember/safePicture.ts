/**
 * The address of a picture, when the page may load it: over https, or from the product's own storage, which on a developer's
 * machine speaks http.
 * @param address what was stored, of any content.
 * @param ownStorage the storage's origin, where it is not an https one.
 */
export function safePicture(address: string | null | undefined, ownStorage?: string): string | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  return url.protocol === 'https:' || url.origin === ownStorage ? url.href : null;
}

/** Where Firebase keeps uploaded files; the page's Content-Security-Policy allows pictures of no other host. */
const storage = 'https://firebasestorage.googleapis.com';

/**
 * The address of a picture, when the page may load it: from the product's own storage. A picture from anywhere else would tell its host
 * who looks at it, from where and when, each time.
 * @param address what was stored, of any content.
 * @param ownStorage the storage's origin on a developer's machine.
 */
export function safePicture(address: string | null | undefined, ownStorage?: string): string | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  return url.origin === storage || url.origin === ownStorage ? url.href : null;
}

import { firebaseApp } from '../../session/index.ts';

/** Where Firebase stores uploaded files; the page's Content-Security-Policy allows pictures from no other host. */
const storage = 'https://firebasestorage.googleapis.com';

/**
 * A picture's address if the page may load it: only from the product's own bucket. A picture from anywhere else would
 * tell its host who viewed it, from where and when.
 * @param address as stored, of any content.
 * @param bucket the product's bucket.
 * @param localStorage the storage's origin on a developer's machine.
 */
export function safePicture(
  address: string | null | undefined,
  bucket: string,
  localStorage?: string,
): string | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  const isOwn = url.origin === storage || url.origin === localStorage;
  return isOwn && url.pathname.startsWith(`/v0/b/${bucket}/o/`) ? url.href : null;
}

/**
 * A stored picture's URL if the page may load it, including the local Firebase's; otherwise null.
 * @param address as stored, of any content.
 */
export function pictureAddress(address: string | null): string | null {
  const { storageBucket, emulators } = firebaseApp().config;
  return safePicture(address, storageBucket, emulators?.storage);
}

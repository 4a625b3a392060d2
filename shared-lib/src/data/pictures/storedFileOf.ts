/**
 * The path of the file that a download address leads to, when the file lies in a folder of the product's storage; else null.
 * @param address as `getDownloadURL` gave it, or of any other content.
 * @param bucket the product's.
 * @param folder a path, without a slash at its end.
 */
export function storedFileOf(address: string | null, bucket: string, folder: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const [, inBucket, encoded] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(new URL(address).pathname) ?? [];
  if (inBucket !== bucket || encoded === undefined) return null;
  try {
    const path = decodeURIComponent(encoded);
    return path.startsWith(`${folder}/`) ? path : null;
  } catch {
    return null;
  }
}

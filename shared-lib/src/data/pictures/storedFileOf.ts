/**
 * The path of the file behind a download URL, if the file is in a folder of the product's storage; otherwise null.
 * @param address from `getDownloadURL`, or any other content.
 * @param bucket the product's.
 * @param folder a path without a trailing slash.
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

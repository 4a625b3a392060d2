/** A file's SHA-256 in hexadecimal. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a file matches its record's hash; null if the record has none. */
export async function isUnchanged(file: Blob, sha256: string | null): Promise<boolean | null> {
  if (sha256 === null || sha256 === '') return null;
  return (await sha256Of(file)) === sha256.toLowerCase();
}

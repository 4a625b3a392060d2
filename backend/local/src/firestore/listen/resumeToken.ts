/** The token for resuming a listener after a version: eight bytes, base64. */
export function resumeToken(version: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(version));
  return bytes.toString('base64');
}

/** A token's version, or null if we never issued it. */
export function versionOfToken(token: string): number | null {
  const bytes = Buffer.from(token, 'base64');
  if (bytes.length !== 8) return null;
  const version = Number(bytes.readBigUInt64BE());
  return Number.isSafeInteger(version) ? version : null;
}

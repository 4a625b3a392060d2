import { bringFile } from './bringFile.ts';

/**
 * Fetches a picture in Cloud Storage. Never throws.
 * @param path of the file, like `customers/{customerId}/branding/logo.png`.
 * @returns null if unavailable, which is reported.
 */
export async function bringPicture(path: string): Promise<Blob | null> {
  const brought = await bringFile(path);
  return brought.ok ? brought.file : null;
}

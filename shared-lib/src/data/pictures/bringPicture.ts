import { bringFile } from './bringFile.ts';

/**
 * Fetches a picture that is kept in Cloud Storage. Never throws.
 * @param path of the file, such as `customers/{customerId}/branding/logo.png`.
 * @returns null when it can't be had; that is reported.
 */
export async function bringPicture(path: string): Promise<Blob | null> {
  const brought = await bringFile(path);
  return brought.ok ? brought.file : null;
}

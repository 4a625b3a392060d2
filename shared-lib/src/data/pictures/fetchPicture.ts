import { fetchStorageFile } from './fetchStorageFile.ts';

/**
 * Fetches a picture in Cloud Storage. Never throws.
 * @param path of the file, like `customers/{customerId}/branding/logo.png`.
 * @returns null if unavailable, which is reported.
 */
export async function fetchPicture(path: string): Promise<Blob | null> {
  const brought = await fetchStorageFile(path);
  return brought.ok ? brought.file : null;
}

import { fetchStorageFile } from './fetchStorageFile.ts';

/**
 * Fetches a picture in Cloud Storage. Never throws.
 * @param path of the file, like `customers/{customerId}/branding/logo.png`.
 * @returns null if unavailable, which is reported.
 */
export async function fetchPicture(path: string): Promise<Blob | null> {
  const loaded = await fetchStorageFile(path);
  return loaded.ok ? loaded.file : null;
}

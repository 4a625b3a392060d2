import { reportProblem } from '../reportProblem.ts';

/**
 * Fetches a picture that is kept in Cloud Storage. The storage SDK comes with the first one. Never throws.
 * @param path of the file, such as `customers/{customerId}/branding/logo.png`.
 * @returns null when it can't be had; that is reported.
 */
export async function bringPicture(path: string): Promise<Blob | null> {
  try {
    const { fetchFile } = await import(/* webpackChunkName: "storage" */ './storageFiles.ts');
    return await fetchFile(path);
  } catch (cause) {
    reportProblem('A picture could not be fetched', cause);
    return null;
  }
}

import { storageProblem, type StorageProblem } from './storageProblem.ts';
import { reportProblem } from '../reportProblem.ts';
import { storageFiles } from './storageChunk.ts';

/** A file's bytes, or why they aren't available. */
export type StorageFileResult =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly problem: StorageProblem };

/**
 * Fetches a file in Cloud Storage, subject to its rules: documents store paths, never URLs. The storage SDK loads
 * with the first one. Never throws; failures are reported.
 * @param path of the file, like `customers/{customerId}/violations/{id}/door.jpg`.
 */
export async function fetchStorageFile(path: string): Promise<StorageFileResult> {
  try {
    const { fetchFile } = await storageFiles();
    return { ok: true, file: await fetchFile(path) };
  } catch (cause) {
    reportProblem('A file could not be fetched', cause);
    return { ok: false, problem: storageProblem(cause) };
  }
}

import { storageProblem, type StorageProblem } from './storageProblem.ts';
import { reportProblem } from '../reportProblem.ts';

/** A file's bytes, or why they can't be had. */
export type BroughtFile =
  { readonly ok: true; readonly file: Blob } | { readonly ok: false; readonly problem: StorageProblem };

/**
 * Fetches a file that is kept in Cloud Storage, by the rules: documents name paths, never addresses. The storage SDK comes with the
 * first one. Never throws; what fails is reported.
 * @param path of the file, such as `customers/{customerId}/violations/{id}/door.jpg`.
 */
export async function bringFile(path: string): Promise<BroughtFile> {
  try {
    const { fetchFile } = await import(/* webpackChunkName: "storage" */ './storageFiles.ts');
    return { ok: true, file: await fetchFile(path) };
  } catch (cause) {
    reportProblem('A file could not be fetched', cause);
    return { ok: false, problem: storageProblem(cause) };
  }
}

import { readFile } from 'node:fs/promises';
import { AccountLog, accountsFileIn } from '../auth/AccountLog.ts';
import type { DataFolder } from '../dataFolder.ts';
import { CommitLog } from '../firestore/store/CommitLog.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import { versionOfTimestamp } from '../firestore/values/timestamp.ts';
import { ObjectStore } from '../storage/ObjectStore.ts';
import type { ExportedData } from './readExport.ts';

/**
 * Imports an export into an empty data folder that no service uses yet. Afterwards all of it is there or nothing, even if the process dies
 * midway: then the next process that opens the folder finds it empty.
 *
 * @param onProgress called after each stored file
 * @throws Error if the disk refuses
 */
export async function importInto(
  folder: DataFolder,
  data: ExportedData,
  onProgress = (): void => {},
): Promise<void> {
  await folder.fill(async () => {
    await importDocuments(folder, data.documents);
    const { log } = await AccountLog.open(accountsFileIn(folder.auth));
    if (data.accounts.length > 0) log.append({ set: data.accounts, deleted: [] });
    log.close();
    const store = await ObjectStore.open(folder.storage);
    for (const { object, content } of data.objects) {
      await store.put(object, await readFile(content));
      onProgress();
    }
  });
}

async function importDocuments(folder: DataFolder, documents: readonly StoredDocument[]): Promise<void> {
  const { log } = CommitLog.open(folder.firestore, () => {});
  let failure: Error | null = null;
  log.observe({ onDurable: () => {}, onFailed: (error) => (failure = error) });
  // Later versions must be greater than any in the documents.
  const versions = documents.map(({ updateTime }) => versionOfTimestamp(updateTime));
  const version = versions.reduce((latest, next) => Math.max(latest, next), Date.now() * 1000);
  log.append({ version, changes: documents.map((after) => ({ name: after.name, before: null, after })) });
  await log.close();
  if (failure) throw failure;
}

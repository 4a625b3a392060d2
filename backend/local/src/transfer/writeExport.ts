import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AccountLog, accountsFileIn } from '../auth/AccountLog.ts';
import type { DataFolder } from '../dataFolder.ts';
import { syncDirectory, writeFileAtomically } from '../files.ts';
import { CommitLog } from '../firestore/store/CommitLog.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import { ObjectStore } from '../storage/ObjectStore.ts';
import { ExportError } from './ExportError.ts';
import {
  accountsFile,
  contentsFolder,
  documentsFile,
  formatManifest,
  manifestFile,
  objectsFile,
  readManifest,
  type ExportedFile,
} from './ExportManifest.ts';

/**
 * Checks that a folder can be exported to: it is absent, empty, or an earlier export, which will be replaced.
 *
 * @throws ExportError for any other folder
 */
export function checkExportTarget(directory: string): void {
  if (!existsSync(directory)) return;
  if (!statSync(directory).isDirectory()) throw new ExportError(`${directory} is not a folder.`);
  if (readdirSync(directory).length === 0) return;
  try {
    readManifest(directory);
  } catch (error) {
    throw new ExportError(
      `Nothing is exported to ${directory}: the folder is neither empty nor an earlier export.`,
      { cause: error },
    );
  }
}

/**
 * Exports a data folder that no service is using. The export appears atomically: it is written to a temporary folder, flushed, then renamed
 * over an earlier one.
 *
 * @throws ExportError; an earlier export is then unchanged
 */
export async function writeExport(target: string, folder: DataFolder, projectId: string): Promise<void> {
  const directory = resolve(target);
  checkExportTarget(directory);
  const staging = `${directory}.${process.pid}.tmp`;
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(join(staging, contentsFolder), { recursive: true });
    const files = [
      await writeLines(staging, documentsFile, await readDocuments(folder)),
      await writeLines(staging, accountsFile, await readAccounts(folder)),
      ...(await writeObjects(staging, folder)),
    ];
    const manifest = { projectId, createdAt: new Date().toISOString(), files };
    syncDirectory(join(staging, contentsFolder));
    await writeFileAtomically(join(staging, manifestFile), formatManifest(manifest));
    replaceFolder(staging, directory);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw new ExportError(`The export to ${directory} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function readDocuments(folder: DataFolder): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  const { log } = CommitLog.open(folder.firestore, (document) => documents.push(document));
  await log.close();
  return documents;
}

async function readAccounts(folder: DataFolder): Promise<readonly object[]> {
  const { log, accounts } = await AccountLog.open(accountsFileIn(folder.auth));
  log.close();
  return accounts;
}

async function writeObjects(staging: string, folder: DataFolder): Promise<ExportedFile[]> {
  const store = await ObjectStore.open(folder.storage);
  const objects = store.all();
  const files: ExportedFile[] = [];
  for (const object of objects) {
    const content = await readFile(store.contentOf(object));
    files.push(await writeFile(staging, contentPath(object), [content]));
  }
  return [...files, await writeLines(staging, objectsFile, objects)];
}

/** Where an export stores an object's content, by bucket and name. */
export function contentPath({ bucket, name }: { readonly bucket: string; readonly name: string }): string {
  return `${contentsFolder}/${createHash('sha256').update(`${bucket}/${name}`).digest('hex')}`;
}

const linesAtOnce = 1000;

function writeLines(staging: string, path: string, records: readonly object[]): Promise<ExportedFile> {
  function* chunks(): Generator<Uint8Array> {
    for (let start = 0; start < records.length; start += linesAtOnce) {
      const lines = records.slice(start, start + linesAtOnce).map((record) => `${JSON.stringify(record)}\n`);
      yield Buffer.from(lines.join(''));
    }
  }
  return writeFile(staging, path, chunks());
}

async function writeFile(staging: string, path: string, chunks: Iterable<Uint8Array>): Promise<ExportedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(join(staging, path), 'wx', 0o600);
  try {
    for (const chunk of chunks) {
      await handle.writeFile(chunk);
      hash.update(chunk);
      bytes += chunk.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** A folder can't be renamed over a non-empty one, so that is moved aside first. */
function replaceFolder(from: string, to: string): void {
  const aside = `${to}.${process.pid}.old`;
  const exists = existsSync(to);
  if (exists) renameSync(to, aside);
  try {
    renameSync(from, to);
  } catch (error) {
    if (exists) renameSync(aside, to);
    throw error;
  }
  syncDirectory(dirname(to));
  rmSync(aside, { recursive: true, force: true });
}

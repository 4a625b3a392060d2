import { exportLimits } from 'mf-settings/domain';
import { paths } from 'shared-lib/domain';
import { bucket } from 'backend/kernel/firebase.ts';
import { folderOf } from './exportJob.ts';

type File = ReturnType<ReturnType<typeof bucket>['file']>;

/** How many files one request lists. */
const pageSize = 500;

/** File extensions by type; other types get none that a system would open. */
const endings: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
]);

/**
 * A file's name in the archive: our own, because a user's file name could escape the folder it is unpacked into.
 * @param number from 1
 */
export const archiveFileName = (number: number, contentType: string): string =>
  `files/${String(number).padStart(6, '0')}.${endings.get(contentType) ?? 'bin'}`;

/** A business's file: photos, pictures, logos. */
export interface ListedFile {
  readonly file: File;
  /** Below the business. */
  readonly path: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly updated: string;
  /** Whether its content is in the export; beyond `exportLimits.fileBytes` only its name is. */
  readonly isIncluded: boolean;
}

/** All of a business's files except its exports, sorted by path. */
export async function* filesOf(customerId: string): AsyncGenerator<ListedFile> {
  const prefix = `${paths.customer(customerId)}/`;
  const exports = folderOf(customerId, '').slice(0, -1);
  let room: number = exportLimits.fileBytes;
  let query: object | null = { prefix, maxResults: pageSize, autoPaginate: false };
  while (query !== null) {
    const [files, next]: [File[], object | null, ...unknown[]] = await bucket().getFiles(query);
    for (const file of files) {
      if (file.name.startsWith(exports)) continue;
      const bytes = Number(file.metadata.size ?? 0);
      const isIncluded = bytes <= room;
      if (isIncluded) room -= bytes;
      yield {
        file,
        path: file.name.slice(prefix.length),
        bytes,
        contentType: file.metadata.contentType ?? '',
        updated: file.metadata.updated ?? '',
        isIncluded,
      };
    }
    query = next ?? null;
  }
}

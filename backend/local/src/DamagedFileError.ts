/** A file in the data folder is damaged. */
export class DamagedFileError extends Error {
  readonly file: string;

  constructor(file: string, what: string) {
    super(`The data file ${file} is damaged: ${what}.`);
    this.name = 'DamagedFileError';
    this.file = file;
  }
}

/** System errors for a listed file that can't be read: a broken link, a bad block. */
const unreadable: ReadonlySet<unknown> = new Set(['ENOENT', 'ELOOP', 'EIO', 'ENXIO']);

/** Converts a system error for a listed file: to a DamagedFileError if the file is damaged, otherwise returns the error itself. */
export function toDamageError(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return unreadable.has(code) ? new DamagedFileError(file, `it can't be read (${code})`) : error;
}

/** A file of the data folder is damaged. */
export class DamagedFileError extends Error {
  readonly file: string;

  constructor(file: string, what: string) {
    super(`The data file ${file} is damaged: ${what}.`);
    this.name = 'DamagedFileError';
    this.file = file;
  }
}

/** What the system says of a file that is listed, but that nobody can read: a link that leads nowhere, a bad block. */
const unreadable: ReadonlySet<unknown> = new Set(['ENOENT', 'ELOOP', 'EIO', 'ENXIO']);

/** What an error of the system says of a file that is listed: that it is damaged, or else the error itself. */
export function damageIn(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return unreadable.has(code) ? new DamagedFileError(file, `it can't be read (${code})`) : error;
}

/** A file of the data folder is damaged. */
export class DamagedFileError extends Error {
  readonly file: string;

  constructor(file: string, what: string) {
    super(`The data file ${file} is damaged: ${what}.`);
    this.name = 'DamagedFileError';
    this.file = file;
  }
}

/** The data folder can't be used: a file in it is damaged, or another process uses it. The file is left unchanged. */
export class DataFolderError extends Error {
  /** The damaged file, or the other process's lock file. */
  readonly file: string;
  readonly reason: 'damaged' | 'locked';

  constructor(reason: 'damaged' | 'locked', file: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataFolderError';
    this.reason = reason;
    this.file = file;
  }
}

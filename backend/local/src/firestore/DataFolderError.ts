/** The data folder can't be used: a file in it is damaged, or another process works on it. That file is left as it is. */
export class DataFolderError extends Error {
  /** The file that is damaged, or the lock file of the other process. */
  readonly file: string;
  readonly reason: 'damaged' | 'locked';

  constructor(reason: 'damaged' | 'locked', file: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataFolderError';
    this.reason = reason;
    this.file = file;
  }
}

/** An error in the format of Google's JSON APIs. */
export class StorageError extends Error {
  readonly code: number;

  /** @param code HTTP status */
  constructor(code: number, message: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
  }
}

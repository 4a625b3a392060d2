/** An export that can't be read, or a folder that none can be written to; the message says which and why. */
export class ExportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ExportError';
  }
}

/** An unreadable export, or a folder that can't be exported to; the message says which and why. */
export class ExportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ExportError';
  }
}

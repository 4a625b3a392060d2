/** A response that is read while it streams in: first what the browser already had, and then piece by piece. */
export class StreamedResponse {
  readonly #decoder = new TextDecoder();
  readonly #onText: (text: string) => void;
  /** Pieces that arrived before the browser reported what it had; null afterward. */
  #early: string[] | null = [];
  #bytes = 0;

  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  /** Bytes so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Adds what had arrived before.
   * @param data base64
   */
  begin(data: string): void {
    const pieces = [data, ...(this.#early ?? [])];
    this.#early = null;
    for (const piece of pieces) this.#read(piece);
  }

  /**
   * Adds a new piece.
   * @param data base64
   */
  take(data: string): void {
    if (this.#early) this.#early.push(data);
    else this.#read(data);
  }

  #read(data: string): void {
    const piece = Buffer.from(data, 'base64');
    this.#bytes += piece.length;
    this.#onText(this.#decoder.decode(piece, { stream: true }));
  }
}

/** One array of a WebChannel's response: its number, and its content. */
type NumberedArray = readonly [number: number, content: readonly unknown[]];

/**
 * Reads a WebChannel's response as it streams in, in frames: the length of the JSON in UTF-16 code units, a line feed, and the JSON of some
 * numbered arrays.
 */
export class FrameReader {
  #rest = '';

  /**
   * Adds the next piece of the response.
   * @returns the messages that are now complete, including the channel's own, for example `noop`
   * @throws Error for text that isn't a frame
   */
  push(text: string): unknown[] {
    this.#rest += text;
    const messages: unknown[] = [];
    for (;;) {
      const head = /^(\d+)\n/.exec(this.#rest);
      if (!head) {
        if (!/^\d*$/.test(this.#rest)) throw new Error(`No frame: ${this.#rest.slice(0, 80)}`);
        return messages;
      }
      const start = head[0].length;
      const end = start + Number(head[1]);
      if (end > this.#rest.length) return messages;
      const arrays = JSON.parse(this.#rest.slice(start, end)) as NumberedArray[];
      for (const [, content] of arrays) messages.push(...content);
      this.#rest = this.#rest.slice(end);
    }
  }
}

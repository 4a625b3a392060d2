/** One array of a WebChannel's answer: its number, and what it carries. */
type NumberedArray = readonly [number: number, content: readonly unknown[]];

/**
 * Reads the answer of a WebChannel as it streams in: frames, each of which is the length of its JSON in UTF-16 code units, a line
 * feed, and the JSON of some numbered arrays.
 */
export class FrameReader {
  #rest = '';

  /**
   * Takes the next piece of the answer.
   *
   * @returns the messages that are complete now; the channel's own, such as `noop`, are among them
   * @throws Error for text that is no frame
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

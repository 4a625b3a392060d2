/**
 * One frame of a WebChannel answer: the length of the JSON, counted in UTF-16 code units, a line feed and the JSON itself.
 *
 * @param content anything JSON can hold
 */
export function frame(content: unknown): string {
  return frameOf(JSON.stringify(content));
}

/** A frame of JSON that is text already. */
export function frameOf(json: string): string {
  return `${json.length}\n${json}`;
}

/**
 * One frame of a WebChannel response: the JSON's length in UTF-16 code units, a line feed and the JSON itself.
 *
 * @param content any JSON value
 */
export function frame(content: unknown): string {
  return frameOf(JSON.stringify(content));
}

/** A frame for already serialized JSON. */
export function frameOf(json: string): string {
  return `${json.length}\n${json}`;
}

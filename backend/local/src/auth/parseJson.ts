import { isTooDeep } from './isTooDeep.ts';

/** The value that a JSON text holds; undefined for a text that is no JSON, or is nested deeper than anything Auth understands. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

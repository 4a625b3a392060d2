import { isNestedTooDeeply } from './isNestedTooDeeply.ts';

/** Parses JSON; undefined for text that isn't JSON, or is nested deeper than Auth ever needs. */
export function parseJson(text: string): unknown {
  if (isNestedTooDeeply(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

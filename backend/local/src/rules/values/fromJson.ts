import { RulesMap } from './RulesValue.ts';
import type { RulesValue } from './RulesValue.ts';

/** A JSON value (a token's claims) as seen by rules; whole numbers are integers. */
export function fromJson(json: unknown): RulesValue {
  switch (typeof json) {
    case 'string':
    case 'boolean':
      return json;
    case 'number':
      return Number.isSafeInteger(json) ? BigInt(json) : json;
    case 'object': {
      if (json === null) return null;
      if (Array.isArray(json)) return json.map(fromJson);
      const entries = json as Record<string, unknown>;
      return new RulesMap(Object.keys(entries), (key) => fromJson(entries[key]));
    }
    default:
      return null;
  }
}

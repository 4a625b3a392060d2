import type { Fields } from '../../firestore/values/Value.ts';
import { decide, ROOT, stored, thingRules } from '../decide.fixture.ts';

const DATA: Fields = {
  text: { stringValue: 'Grüße 😀' },
  whole: { integerValue: '7' },
  big: { integerValue: '9223372036854775807' },
  half: { doubleValue: 0.5 },
  nan: { doubleValue: 'NaN' },
  yes: { booleanValue: true },
  nothing: { nullValue: null },
  at: { timestampValue: '2024-12-31T23:59:58.000001Z' },
  bytes: { bytesValue: Buffer.from('abc').toString('base64') },
  ref: { referenceValue: `${ROOT}/users/ann` },
  place: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  list: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }, { integerValue: '1' }] } },
  map: { mapValue: { fields: { in: { mapValue: { fields: { deep: { integerValue: '3' } } } } } } },
  constructor: { stringValue: 'own' },
};

/**
 * The condition's outcome on a document: true, false, or the error with its place in the condition cut off.
 *
 * @param onlyHere why Google decides otherwise, where it does
 */
export function outcome(condition: string, functions = '', onlyHere: string | null = null): string {
  const auth = {
    uid: 'ann',
    token: { email: 'ann@example.com', level: 3, ratio: 1.5, roles: ['x'], nested: { a: null } },
  };
  const { allowed, lines } = decide(
    thingRules(condition, functions),
    { auth, before: stored('things/one', DATA) },
    [stored('users/ann', { admin: { booleanValue: true } })],
    onlyHere,
  );
  if (allowed) return 'true';
  const reason = lines.at(-1)?.split(/a\.rules:5:\d+ /)[1] ?? '';
  return reason.replace(/ \(at .*\)$/, '');
}

export const T = 'true';
export const F = 'false';

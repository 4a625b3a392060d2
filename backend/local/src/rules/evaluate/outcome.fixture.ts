import type { Fields } from '../../firestore/values/Value.ts';
import { decide, ROOT, stored, rulesForThings } from '../decide.fixture.ts';
import { sampleFields } from '../sampleFields.fixture.ts';

const DATA: Fields = {
  ...sampleFields(ROOT),
  at: { timestampValue: '2024-12-31T23:59:58.000001Z' },
  constructor: { stringValue: 'own' },
};

/**
 * The condition's outcome on a document: true, false, or the error without its position.
 *
 * @param onlyHere why Google decides differently; absent if it doesn’t
 */
export function outcome(condition: string, functions = '', onlyHere: string | null = null): string {
  const auth = {
    uid: 'ann',
    token: { email: 'ann@example.com', level: 3, ratio: 1.5, roles: ['x'], nested: { a: null } },
  };
  const { allowed, lines } = decide(
    rulesForThings(condition, functions),
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

import { readPayload } from 'shared-lib/domain';
import { managerNightsRequestSchema } from './managerPages.ts';

const requested = { businessSlug: 'sunrise', communitySlug: 'maple', session: null };
const read = (from: string, to: string) =>
  readPayload(managerNightsRequestSchema, { ...requested, from, to }).ok;

test.each([
  ['2026-11-23', '2026-11-23', true],
  ['2026-09-23', '2026-11-23', true],
  ['2026-11-23', '2026-11-22', false],
  ['2025-11-23', '2026-11-23', false],
  ['__proto__', '2026-11-23', false],
  ['2026-11-23', '..', false],
  ['__proto__', '..', false],
])('nights from %s to %s are read: %s', (from, to, isRead) => {
  expect(read(from, to)).toBe(isRead);
});

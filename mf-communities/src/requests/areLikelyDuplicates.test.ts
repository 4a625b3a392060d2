import { areLikelyDuplicates } from './areLikelyDuplicates.ts';

const one = {
  topic: 'missedPickup',
  unitNumber: 'A-101',
  email: 'hana@home.test',
  phone: null,
  night: '2026-11-16',
  status: 'new',
} as const;

test.each([
  ['the same person', { unitNumber: null }, true],
  ['the same unit', { email: null, unitNumber: ' a-101 ' }, true],
  ['no one in common', { unitNumber: 'A-102', email: 'dana@home.test' }, false],
  ['two without a phone', { unitNumber: null, email: null }, false],
  ['another topic', { topic: 'other' }, false],
  ['another night', { night: '2026-11-18' }, false],
  ['no night', { night: null }, true],
  ['one that is resolved', { status: 'resolved' }, false],
] as const)('%s', (_, more, expected) => {
  expect(areLikelyDuplicates(one, { ...one, ...more })).toBe(expected);
});

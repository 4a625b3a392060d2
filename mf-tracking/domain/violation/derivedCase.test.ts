import {
  caseNumberOf,
  countsAgainstUnit,
  firstCountedNight,
  occurrenceOf,
  repairableViolations,
} from './derivedCase.ts';
import { violationSchema, type Violation } from './record.ts';
import { sighting } from './violation.fixture.ts';

const today = '2026-11-22';

test.each<[string, Partial<Violation>, boolean]>([
  ['of today', { serviceDate: today }, true],
  ['on the first of 90 nights', { serviceDate: '2026-08-25' }, true],
  ['on the night before those', { serviceDate: '2026-08-24' }, false],
  ['that was rejected', { serviceDate: today, reviewStatus: 'rejected' }, false],
  ['that was dismissed', { serviceDate: today, reviewStatus: 'approved', status: 'dismissed' }, false],
  ['that was resolved', { serviceDate: today, reviewStatus: 'approved', status: 'resolved' }, true],
])('whether one counts %s', (_, more, expected) => {
  expect(countsAgainstUnit(sighting(more), today)).toBe(expected);
  expect(firstCountedNight(today)).toBe('2026-08-25');
});

const own = sighting({ id: 'own', serviceDate: today, observedAt: 2_000 });

test.each<[string, Partial<Violation>, number]>([
  ['one of an earlier night', { serviceDate: '2026-11-01' }, 2],
  ['one earlier that night', { serviceDate: today, observedAt: 1_000 }, 2],
  ['one later that night, which arrived first', { serviceDate: today, observedAt: 3_000 }, 1],
  ['one at the same moment, by its id', { id: 'a', serviceDate: today, observedAt: 2_000 }, 2],
  ['one at the same moment, with a later id', { id: 'z', serviceDate: today, observedAt: 2_000 }, 1],
  ['one later that night, with an earlier id', { id: 'a', serviceDate: today, observedAt: 3_000 }, 1],
  ['one of an earlier night, at a later moment', { serviceDate: '2026-11-21', observedAt: 3_000 }, 2],
  ['one of a later night, at an earlier moment', { serviceDate: '2026-11-23', observedAt: 1_000 }, 1],
  ['an older copy of the same case', { id: 'own', serviceDate: today, observedAt: 1_000 }, 1],
  ['one long ago', { serviceDate: '2026-07-01' }, 1],
  ['one that was unfounded', { serviceDate: '2026-11-01', reviewStatus: 'rejected' }, 1],
  ['another unit’s', { serviceDate: '2026-11-01', unitId: 'b-2' }, 1],
  ['a unit of another community with the same id', { serviceDate: '2026-11-01', communityId: 'oak' }, 1],
])('the occurrence after %s', (_, more, expected) => {
  expect(occurrenceOf(own, [own, sighting({ id: 'z', ...more })])).toBe(expected);
});

test('a case is named by its night and number', () => {
  expect([1, 42, 1234].map((count) => caseNumberOf(today, count))).toEqual([
    'V-20261122-001',
    'V-20261122-042',
    'V-20261122-1234',
  ]);
});

test('a repaired case waits for its review, and is open', () => {
  const { becomes, ...kind } = repairableViolations;
  expect(kind).toEqual({ collection: 'violations', schema: violationSchema, touched: ['updatedAt'] });
  const target = { customerId: 'olivia', id: 'v1', now: new Date(0) };
  expect(Object.entries(becomes ?? {}).map(([field, become]) => [field, become(target)])).toEqual([
    ['reviewStatus', { reviewStatus: 'pending' }],
    ['status', { status: 'open' }],
  ]);
});

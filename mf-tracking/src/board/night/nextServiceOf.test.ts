import type { Weekday } from 'shared-lib/domain';
import { nextServiceOf } from './nextServiceOf.ts';

// Friday 20 November 2026.
const tonight = '2026-11-20';
const community = (
  serviceDays: Weekday[],
  noServiceDates: string[] = [],
  archivedAt: number | null = null,
) => ({
  id: 'maple',
  serviceDays,
  noServiceDates,
  archivedAt,
});

test.each<[string, Parameters<typeof nextServiceOf>[0], string | null]>([
  ['no communities', [], null],
  ['the first of several', [community(['wednesday']), community(['monday'])], '2026-11-23'],
  ['the same weekday is a week ahead', [community(['friday'])], '2026-11-27'],
  ['a closure in between', [community(['thursday'], ['2026-11-26'])], '2026-12-03'],
  ['an archived one', [community(['monday'], [], 1)], null],
  ['no service days', [community([])], null],
])('%s', (_, communities, expected) => {
  expect(nextServiceOf(communities, tonight)).toBe(expected);
});

import { addDays } from 'shared-lib/domain';
import { datesToCover } from './datesToCover.ts';
import type { RequestEntry } from './requestEntries.ts';
import { sampleEntry } from './sampleNight.ts';

const today = '2026-11-21';
const entry = (requestDate: string, fields: Partial<RequestEntry> = {}): RequestEntry => ({
  ...sampleEntry,
  requestDate,
  ...fields,
});

test.each<[string, RequestEntry[], string[]]>([
  ['sorted, without duplicates', [entry('2026-12-24'), entry(today), entry(today)], [today, '2026-12-24']],
  ['approved ones too', [entry(today, { status: 'approved' })], [today]],
  ['past dates are left out', [entry('2026-11-20')], []],
  [
    'declined and canceled',
    [entry(today, { status: 'declined' }), entry(today, { status: 'cancelled' })],
    [],
  ],
  ['shifts', [entry(today, { timeOff: false })], []],
])('%s', (_, entries, dates) => {
  expect(datesToCover(entries, today)).toEqual(dates);
});

test('at most as many as a query holds, the nearest first', () => {
  const dates = Array.from({ length: 40 }, (_, index) => addDays(today, 39 - index));
  expect(
    datesToCover(
      dates.map((date) => entry(date)),
      today,
    ),
  ).toEqual(dates.toSorted().slice(0, 30));
});

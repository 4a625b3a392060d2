import { nightsInProgress } from './nightsInProgress.ts';

const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';

test.each([
  ['none', [], '2026-07-17T01:00Z', []],
  ['many communities of one zone', [newYork, newYork, newYork], '2026-07-17T01:00Z', ['2026-07-16']],
  ['two zones of one date', [newYork, losAngeles], '2026-07-17T01:00Z', ['2026-07-16']],
  [
    'past noon in New York, before it in Los Angeles',
    [newYork, losAngeles],
    '2026-07-16T17:00Z',
    ['2026-07-15', '2026-07-16'],
  ],
])('%s', (_, zones, now, expected) => {
  expect(nightsInProgress(zones, Date.parse(now))).toEqual(expected);
});

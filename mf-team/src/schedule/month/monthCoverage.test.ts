import { calendarDates } from '../rows/monthOf.ts';
import { weekGridOf } from '../rows/weekGridOf.ts';
import { monthCoverage } from './monthCoverage.ts';

const place = (id: string, serviceDays: ('tuesday' | 'friday')[], noServiceDates: string[] = []) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart: '20:00',
  serviceDays,
  noServiceDates,
});

const records = {
  communities: [place('ash', ['tuesday', 'friday'], ['2026-11-24']), place('birch', ['tuesday'])],
  assignedAgents: [
    {
      id: 'tuesday' as const,
      day: 'tuesday' as const,
      communityId: 'birch',
      customerId: 'olivia',
      memberId: 'sam',
    },
  ],
  scheduleNights: [
    { id: '2026-11-24', schedule: [{ communityId: 'birch', newAgentId: null }], lastUpdated: null },
    { id: '2026-11-20', schedule: [{ communityId: 'ash', newAgentId: 'sam' }], lastUpdated: null },
  ],
  team: [{ id: 'sam', fullName: 'Sam Ortiz', isActive: true }],
  requestRecords: [],
};

function coverageAt(tonight: string, month = '2026-11') {
  const now = Date.parse(`${tonight}T21:00-05:00`);
  const rows = weekGridOf(records, calendarDates(month), now, (a, b) => a.localeCompare(b, 'en'));
  return monthCoverage(rows, records, month, tonight);
}

const gap = (...dates: string[]) => ({
  id: 'ash',
  propertyName: 'ash',
  days: ['tuesday', 'friday'],
  places: dates.map((serviceDate) => ({ communityId: 'ash', serviceDate })),
});

test.each([
  ['tonight and later', '2026-11-17', '2026-11', 1, gap('2026-11-17', '2026-11-27')],
  ['nights that have ended', '2026-11-25', '2026-11', 0, gap('2026-12-01', '2026-11-27')],
  ['a later month', '2026-11-17', '2026-12', 0, gap('2026-12-01', '2026-12-04')],
])('%s: permanent gaps count once, apart from uncovered shifts', (_, tonight, month, uncovered, expected) => {
  const coverage = coverageAt(tonight, month);
  expect(coverage.uncovered).toBe(uncovered);
  expect(coverage.communities).toEqual([{ ...expected, days: expect.any(Array), places: expect.any(Array) }]);
  expect(coverage.communities[0]?.places.toSorted(byDate)).toEqual(expected.places.toSorted(byDate));
});

const byDate = (a: { serviceDate: string }, b: { serviceDate: string }) =>
  a.serviceDate < b.serviceDate ? -1 : 1;

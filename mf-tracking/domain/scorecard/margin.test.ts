import { marginOf, type Margin, type PayingCommunity } from './margin.ts';
import { aShift } from './score.fixture.ts';
import type { ScoredShift } from './scoredShift.ts';

const span = { from: '2026-11-01', to: '2026-11-30' };
// $36.50 a month for ten doors is $12 a night.
const maple = { ratePerDoorCents: 3_650, totalUnits: 10 };

const nights = (communityId: string, ...days: string[]) =>
  days.map((day) => aShift({ communityId, serviceDate: `2026-${day}`, workedMin: 90 }));

test.each<[string, ScoredShift[], Record<string, PayingCommunity>, Margin | null]>([
  ['no shifts', [], { maple }, null],
  [
    'a whole period',
    nights('maple', '10-15', '11-01', '11-30'),
    { maple },
    { revenueCents: 36_000, costCents: 6_000, share: 5 / 6, rated: 1, served: 1 },
  ],
  [
    'a community that began within it pays from then on',
    nights('maple', '11-21', '11-30'),
    { maple },
    { revenueCents: 12_000, costCents: 6_000, share: 0.5, rated: 1, served: 1 },
  ],
  [
    'hours of a community without a rate, or a deleted one, do not count',
    nights('maple', '11-30').concat(nights('cedar', '11-01'), nights('gone', '11-01')),
    { maple, cedar: { ratePerDoorCents: null, totalUnits: 50 } },
    { revenueCents: 1_200, costCents: 3_000, share: -1.5, rated: 1, served: 3 },
  ],
  ['no community with a rate', nights('cedar', '11-01'), {}, null],
  [
    'a rate of nothing has no share',
    nights('maple', '11-30'),
    { maple: { ratePerDoorCents: 0, totalUnits: 10 } },
    { revenueCents: 0, costCents: 3_000, share: null, rated: 1, served: 1 },
  ],
])('%s', (_, shifts, communities, expected) => {
  const margin = marginOf(shifts, span, new Map(Object.entries(communities)), 2_000);
  const rounded = (one: Margin | null) =>
    one && { ...one, share: one.share === null ? null : Number(one.share.toFixed(6)) };
  expect(rounded(margin)).toEqual(rounded(expected));
});

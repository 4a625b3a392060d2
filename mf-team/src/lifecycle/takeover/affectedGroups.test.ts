import type { TeamRequest } from 'shared-lib/domain';
import { affectedGroups } from './affectedGroups.ts';

const communities = [
  { id: 'oak', propertyName: 'Oak Place' },
  { id: 'ash', propertyName: 'Ash Gardens' },
];
const request = (change: Partial<TeamRequest>): TeamRequest => ({
  userId: 'nadia',
  status: 'pending',
  requestType: 'requestOff',
  requestDate: '2026-11-27',
  communityId: null,
  decidedAt: null,
  decidedBy: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationReason: null,
  ...change,
});
const words = ((key: string) => key) as Parameters<typeof affectedGroups>[2];
const groups = (deactivation: Partial<Parameters<typeof affectedGroups>[0]>) =>
  affectedGroups(
    { regular: [], manages: [], shifts: [], requests: [], ...deactivation },
    communities,
    words,
    'en',
  );

test('there are no empty groups', () => {
  expect(groups({})).toEqual([]);
});

test('each community’s assignments share a line, in community order, deleted communities last', () => {
  const regular = [
    { communityId: 'gone', day: 'friday' as const },
    { communityId: 'ash', day: 'friday' as const },
    { communityId: 'oak', day: 'sunday' as const },
    { communityId: 'ash', day: 'monday' as const },
  ];
  expect(groups({ regular, manages: ['ash', 'oak'] })).toEqual([
    {
      id: 'regular',
      count: 4,
      lines: ['Oak Place: Sun', 'Ash Gardens: Mon, Fri', 'Unknown Property: Fri'],
    },
    { id: 'manages', count: 2, lines: ['Oak Place', 'Ash Gardens'] },
  ]);
});

test('shifts and requests show when and where', () => {
  expect(
    groups({
      shifts: [{ communityId: 'oak', serviceDate: '2026-11-25' }],
      requests: [request({}), request({ requestType: 'shift', communityId: 'ash' })],
    }),
  ).toEqual([
    { id: 'shifts', count: 1, lines: ['Wed, Nov 25 · Oak Place'] },
    {
      id: 'requests',
      count: 2,
      lines: ['requests.timeOff: Fri, Nov 27', 'requests.shift: Fri, Nov 27 · Ash Gardens'],
    },
  ]);
});

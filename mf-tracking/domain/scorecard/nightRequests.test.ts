import { countRequests } from './nightRequests.ts';

const at = (time: string) => Date.parse(time);
const zoneOf = (id: string) => (id === 'harbor' ? 'America/Los_Angeles' : 'America/New_York');

test('a request counts for the last night that was over, in its community’s time zone', () => {
  const requests = [
    // The morning after, and the evening before the next night is over.
    { communityId: 'maple', createdAt: at('2026-11-20T09:00-05:00') },
    { communityId: 'maple', createdAt: at('2026-11-21T04:59-05:00') },
    { communityId: 'maple', createdAt: at('2026-11-21T05:00-05:00') },
    // 4 AM in Los Angeles.
    { communityId: 'harbor', createdAt: at('2026-11-20T07:00-05:00') },
    { communityId: 'maple', createdAt: null },
  ];
  expect(countRequests(requests, zoneOf)).toEqual([
    { communityId: 'maple', serviceDate: '2026-11-19', count: 2 },
    { communityId: 'maple', serviceDate: '2026-11-20', count: 1 },
    { communityId: 'harbor', serviceDate: '2026-11-18', count: 1 },
  ]);
});

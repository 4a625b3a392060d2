import { deactivationOf, type DeactivationFacts } from './deactivation.ts';

/** 1:30 AM in New York, the evening before in Los Angeles. */
const now = Date.parse('2026-11-24T01:30-05:00');

const community = (id: string, districtManagerId: string | null = null, timezone = 'America/New_York') => ({
  id,
  timezone,
  districtManagerId,
});

const nothing: DeactivationFacts = {
  communities: [],
  assignedAgents: [],
  scheduleNights: [],
  requestRecords: [],
  now,
};

const shift = (communityId: string, newAgentId: string | null) => ({ communityId, newAgentId });

const night = (id: string, ...schedule: unknown[]) => ({ id, schedule });

const request = (userId: string, status = 'pending') => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate: '2026-12-01',
});

const touchesNothing = { regular: [], manages: [], shifts: [], requests: [] };

test.each<[string, Partial<DeactivationFacts>, object]>([
  ['nothing', {}, {}],
  [
    'regular assignments, including days without service',
    {
      assignedAgents: [
        { communityId: 'ash', day: 'monday', memberId: 'nadia' },
        { communityId: 'elm', day: 'monday', memberId: 'sam' },
        { communityId: 'gone', day: 'sunday', memberId: 'nadia' },
      ],
    },
    {
      regular: [
        { communityId: 'ash', day: 'monday' },
        { communityId: 'gone', day: 'sunday' },
      ],
    },
  ],
  [
    'the communities the member oversees',
    { communities: [community('ash', 'nadia'), community('elm', 'sam'), community('oak')] },
    { manages: ['ash'] },
  ],
  [
    'shifts dated today and later where the community is',
    {
      communities: [community('ash'), community('bay', null, 'America/Los_Angeles')],
      scheduleNights: [
        night('2026-12-24', shift('ash', 'nadia')),
        night('2026-11-23', shift('ash', 'nadia'), shift('bay', 'nadia')),
        night('2026-11-24', shift('ash', 'nadia'), shift('bay', 'sam')),
        night('2026-11-22', shift('bay', 'nadia')),
      ],
    },
    {
      shifts: [
        { communityId: 'bay', serviceDate: '2026-11-23' },
        { communityId: 'ash', serviceDate: '2026-11-24' },
        { communityId: 'ash', serviceDate: '2026-12-24' },
      ],
    },
  ],
  [
    'a shift at an unknown community, once',
    { scheduleNights: [night('2026-11-24', 7, null, shift('gone', 'nadia'), shift('gone', 'nadia'))] },
    { shifts: [{ communityId: 'gone', serviceDate: '2026-11-24' }] },
  ],
  [
    'pending requests, whatever their date',
    {
      requestRecords: [
        { id: 'time-off', requests: [request('nadia'), request('sam'), request('nadia', 'approved'), 'x'] },
        { id: 'nadia', requests: [request('nadia', 'declined'), request('nadia', 'cancelled')] },
      ],
    },
    { requests: [request('nadia')] },
  ],
])('a deactivation covers %s', (_, facts, touched) => {
  expect(deactivationOf('nadia', { ...nothing, ...facts })).toEqual({ ...touchesNothing, ...touched });
});

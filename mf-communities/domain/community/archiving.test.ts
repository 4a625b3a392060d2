import { archivingOf, archivingWrites, type ArchivingFacts } from './archiving.ts';

const now = Date.parse('2026-11-24T03:00:00Z');
const pending = (communityId: string | null, more: object = {}) => ({
  userId: 'sam',
  status: 'pending',
  requestType: 'shift',
  requestDate: '2026-11-30',
  communityId,
  ...more,
});
const shift = (communityId: string, newAgentId: string | null = 'sam') => ({ communityId, newAgentId });

const facts = (more: Partial<ArchivingFacts> = {}): ArchivingFacts => ({
  // It is 10 pm of the 23rd there.
  community: { id: 'elm', timezone: 'America/New_York' },
  assignedAgents: [],
  scheduleNights: [],
  requestRecords: [],
  now,
  ...more,
});

test('an unknown community has no dependents', () => {
  expect(archivingOf(facts())).toEqual({ regular: [], nights: [], requests: [] });
  expect(archivingWrites(facts(), 'olivia')).toEqual([]);
});

test('its specialists, its nights from today on and its pending requests are affected', () => {
  const requests = [pending('elm'), pending('oak'), pending(null), pending('elm', { status: 'approved' })];
  const touched = archivingOf(
    facts({
      assignedAgents: [{ day: 'monday', memberId: 'sam' }],
      scheduleNights: [
        { id: '2026-11-25', schedule: [shift('elm', null)] },
        { id: '2026-11-22', schedule: [shift('elm')] },
        { id: '2026-11-24', schedule: [shift('oak')] },
        { id: '2026-11-23', schedule: [shift('oak'), shift('elm')] },
      ],
      requestRecords: [{ id: 'sam', requests }],
    }),
  );
  expect(touched).toEqual({
    regular: [{ day: 'monday', memberId: 'sam' }],
    nights: ['2026-11-23', '2026-11-25'],
    requests: [pending('elm')],
  });
});

test('each document is written once, and everyone else’s entries stay, even damaged ones', () => {
  const writes = archivingWrites(
    facts({
      assignedAgents: [{ day: 'monday', memberId: 'sam' }],
      scheduleNights: [
        { id: '2026-11-23', schedule: [shift('oak'), shift('elm'), null, 'damaged', shift('elm', null)] },
        { id: '2026-11-24', schedule: [shift('oak')] },
      ],
      requestRecords: [
        { id: 'sam', requests: [7, pending('elm', { note: 'kept' }), pending('oak')] },
        { id: 'dana', requests: [pending('oak')] },
      ],
    }),
    'olivia',
  );
  expect(writes).toEqual([
    { kind: 'assignedAgent', communityId: 'elm', day: 'monday', memberId: null },
    { kind: 'scheduleNight', serviceDate: '2026-11-23', schedule: [shift('oak'), null, 'damaged'] },
    {
      kind: 'requestRecord',
      recordId: 'sam',
      requests: [
        7,
        {
          ...pending('elm', { note: 'kept' }),
          status: 'cancelled',
          cancelledAt: new Date(now),
          cancelledBy: 'olivia',
          cancellationReason: 'Community archived',
        },
        pending('oak'),
      ],
    },
  ]);
});

import * as fc from 'fast-check';
import { deactivationOf, type DeactivationFacts, type DeactivationWrite, addDays } from 'shared-lib/domain';
import { deactivationWrites } from './deactivationWrites.ts';

/** Half past one in the morning in New York, the evening before in Los Angeles. */
const now = Date.parse('2026-11-24T01:30-05:00');

const community = (id: string, districtManagerId: string | null = null, timezone = 'America/New_York') => ({
  id,
  timezone,
  districtManagerId,
});

const shift = (communityId: string, newAgentId: string | null) => ({ communityId, newAgentId });

const night = (id: string, ...schedule: unknown[]) => ({ id, schedule });

const request = (userId: string, status = 'pending') => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate: '2026-12-01',
});

const touchesNothing = { regular: [], manages: [], shifts: [], requests: [] };

const full: DeactivationFacts = {
  now,
  communities: [community('ash', 'nadia'), community('elm', 'sam')],
  assignedAgents: [
    { communityId: 'ash', day: 'monday', memberId: 'nadia' },
    { communityId: 'elm', day: 'monday', memberId: 'sam' },
  ],
  scheduleNights: [
    night('2026-11-23', shift('ash', 'nadia')),
    night('2026-11-25', shift('elm', 'nadia'), 7, { ...shift('ash', 'sam'), note: 'kept' }),
  ],
  requestRecords: [{ id: 'time-off', requests: [request('sam'), request('nadia')] }],
};

const cancelled = {
  ...request('nadia'),
  status: 'cancelled',
  cancelledAt: new Date(now),
  cancelledBy: 'olivia',
  cancellationReason: 'Team member deactivated',
};

test.each([
  ['nobody', null, null, null],
  ['a District Manager', { id: 'dana', tier: 'District Manager' as const }, 'dana', 'dana'],
  ['an Admin', { id: 'adam', tier: 'Admin' as const }, 'adam', 'adam'],
  ['a specialist, who oversees nothing', { id: 'kim', tier: 'Collection Specialist' as const }, 'kim', null],
])('what is written when %s takes over', (_, takenOverBy, agent, manager) => {
  expect(deactivationWrites('nadia', full, { takenOverBy, cancelledBy: 'olivia' })).toEqual([
    { kind: 'assignedAgent', communityId: 'ash', day: 'monday', memberId: agent },
    { kind: 'community', communityId: 'ash', districtManagerId: manager },
    {
      kind: 'scheduleNight',
      serviceDate: '2026-11-25',
      schedule: [shift('elm', agent), 7, { ...shift('ash', 'sam'), note: 'kept' }],
    },
    { kind: 'requestRecord', recordId: 'time-off', requests: [request('sam'), cancelled] },
  ]);
});

/** The facts after the writes, as stored in Firestore. */
const after = (facts: DeactivationFacts, writes: readonly DeactivationWrite[]): DeactivationFacts => {
  const found = <K extends DeactivationWrite['kind']>(
    kind: K,
    matches: (write: Extract<DeactivationWrite, { kind: K }>) => boolean,
  ) =>
    writes.find(
      (write): write is Extract<DeactivationWrite, { kind: K }> =>
        write.kind === kind && matches(write as Extract<DeactivationWrite, { kind: K }>),
    );
  return {
    now: facts.now,
    communities: facts.communities.map((one) => {
      const write = found('community', ({ communityId }) => communityId === one.id);
      return write ? { ...one, districtManagerId: write.districtManagerId } : one;
    }),
    assignedAgents: facts.assignedAgents.flatMap((one) => {
      const write = found(
        'assignedAgent',
        ({ communityId, day }) => communityId === one.communityId && day === one.day,
      );
      if (!write) return [one];
      return write.memberId === null ? [] : [{ ...one, memberId: write.memberId }];
    }),
    scheduleNights: facts.scheduleNights.map((one) => ({
      ...one,
      schedule: found('scheduleNight', ({ serviceDate }) => serviceDate === one.id)?.schedule ?? one.schedule,
    })),
    requestRecords: facts.requestRecords.map((one) => ({
      ...one,
      requests: found('requestRecord', ({ recordId }) => recordId === one.id)?.requests ?? one.requests,
    })),
  };
};

const someone = fc.constantFrom('nadia', 'sam', 'kim', null);

const place = fc.constantFrom('ash', 'bay', 'elm', 'gone');

const date = fc.integer({ min: -3, max: 3 }).map((days) => addDays('2026-11-24', days));

const entry = fc.oneof(fc.record({ communityId: place, newAgentId: someone }), fc.constant(null));

const requested = fc.oneof(
  fc.record({ userId: someone, status: fc.constantFrom('pending', 'approved', 'declined') }),
  fc.constant('damaged'),
);

const anyFacts = fc.record({
  now: fc.integer({ min: now - 86_400_000, max: now + 86_400_000 }),
  communities: fc.uniqueArray(
    fc.record({
      id: place,
      timezone: fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati'),
      districtManagerId: someone,
    }),
    { selector: ({ id }) => id },
  ),
  assignedAgents: fc.uniqueArray(
    fc.record({
      communityId: place,
      day: fc.constantFrom('monday' as const, 'tuesday' as const),
      memberId: fc.constantFrom('nadia', 'sam'),
    }),
    { selector: ({ communityId, day }) => `${communityId}/${day}` },
  ),
  scheduleNights: fc.uniqueArray(fc.record({ id: date, schedule: fc.array(entry) }), {
    selector: ({ id }) => id,
  }),
  requestRecords: fc.uniqueArray(fc.record({ id: place, requests: fc.array(requested) }), {
    selector: ({ id }) => id,
  }),
});

const anyHandover = fc.record({
  cancelledBy: fc.constant('olivia'),
  takenOverBy: fc.option(
    fc.record({
      id: fc.constantFrom('sam', 'kim'),
      tier: fc.constantFrom('Admin' as const, 'Collection Specialist' as const),
    }),
  ),
});

test('the writes remove everything of the member and nothing of anyone else, even when interrupted halfway', () => {
  fc.assert(
    fc.property(anyFacts, anyHandover, fc.nat(), (facts, handover, cut) => {
      const writes = deactivationWrites('nadia', facts, handover);
      const whole = after(facts, writes);
      expect(deactivationOf('nadia', whole)).toEqual(touchesNothing);
      expect(deactivationWrites('nadia', whole, handover)).toEqual([]);

      // Interrupted anywhere and resumed, the result is the same.
      const part = writes.slice(0, cut % (writes.length + 1));
      const broken = after(facts, part);
      const rest = deactivationWrites('nadia', broken, handover);
      expect(part.length + rest.length).toBe(writes.length);
      expect(after(broken, rest)).toEqual(whole);

      const others = (lists: readonly (readonly unknown[])[]) =>
        lists.map((list) => list.filter((one) => !JSON.stringify(one).includes('nadia')));
      const before = others(facts.scheduleNights.map(({ schedule }) => schedule));
      const kept = whole.scheduleNights.map(({ schedule }) => schedule);
      before.forEach((list, index) => expect(kept[index]).toEqual(expect.arrayContaining([...list])));
    }),
  );
});

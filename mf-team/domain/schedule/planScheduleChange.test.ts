import { maxNightEntries, planScheduleChange } from './planScheduleChange.ts';
import type { ScheduleChanges } from 'shared-lib/domain';

const monday = '2026-11-23';
const entry = (communityId: string, newAgentId: string | null) => ({ communityId, newAgentId });
const shift = (communityId: string, to: string | null, serviceDate = monday) => ({
  communityId,
  serviceDate,
  from: null,
  to: { newAgentId: to },
});
const assignment = (communityId: string, from: string | null, to: string | null) => ({
  communityId,
  day: 'monday' as const,
  from,
  to,
});

const plan = (changes: Partial<ScheduleChanges>, stored: unknown = []) =>
  planScheduleChange(
    { shifts: [], assignments: [], ...changes },
    {
      nightOf: (date) => (date === monday ? stored : undefined),
      regularAgent: ({ communityId }) => (communityId === 'ash' ? 'ada' : null),
      isActive: (id) => id !== 'gone',
    },
  );

test.each<[string, Partial<ScheduleChanges>, unknown, ReturnType<typeof plan>]>([
  [
    'each night with its own changes',
    { shifts: [shift('ash', 'bo'), shift('elm', null, '2026-11-24')] },
    [entry('oak', 'kim')],
    {
      kind: 'write',
      nights: [
        { serviceDate: monday, schedule: [entry('oak', 'kim'), entry('ash', 'bo')] },
        { serviceDate: '2026-11-24', schedule: [entry('elm', null)] },
      ],
    },
  ],
  [
    'damaged neighbors stay',
    { shifts: [shift('ash', 'bo')] },
    [7, {}],
    { kind: 'write', nights: [{ serviceDate: monday, schedule: [7, {}, entry('ash', 'bo')] }] },
  ],
  [
    'only regular specialists',
    { assignments: [assignment('ash', 'ada', 'bo')] },
    [],
    { kind: 'write', nights: [] },
  ],
  [
    'one shift and one assignment were overtaken',
    {
      shifts: [shift('ash', 'bo'), shift('elm', 'bo')],
      assignments: [assignment('ash', 'kim', 'bo'), assignment('elm', null, 'bo')],
    },
    [entry('ash', 'kim')],
    {
      kind: 'overtaken',
      shifts: [{ ...shift('ash', 'bo'), found: { newAgentId: 'kim' } }],
      assignments: [{ ...assignment('ash', 'kim', 'bo'), found: 'ada' }],
    },
  ],
  [
    'someone who is not active would get a shift',
    { shifts: [shift('ash', 'bo'), shift('elm', 'gone')], assignments: [assignment('elm', null, 'gone')] },
    [],
    { kind: 'inactive', agentIds: ['gone'] },
  ],
  [
    'a night that is full',
    { shifts: [shift('ash', 'bo')] },
    Array.from({ length: maxNightEntries }, (_, place) => entry(`c${place}`, null)),
    { kind: 'full', serviceDate: monday },
  ],
])('%s', (_, changes, stored, planned) => {
  expect(plan(changes, stored)).toEqual(planned);
});

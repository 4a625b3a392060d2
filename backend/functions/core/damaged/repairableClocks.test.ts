import { repairableClocks } from 'mf-tracking/domain';
import { planRepair } from './domain/planRepair.ts';

const now = new Date('2026-11-23T12:00:00Z');
const clock = { serviceDate: '2026-11-20', communityId: 'ash', memberId: 'kim', status: 'open' };

test.each<[string, Record<string, unknown>, Record<string, string>, object]>([
  [
    'a moment and a number',
    { ...clock, clockInAt: 'eight', breakMin: -1 },
    { clockInAt: '2026-11-21T01:00:00Z', breakMin: '15' },
    { kind: 'write', set: { clockInAt: new Date('2026-11-21T01:00:00Z'), breakMin: 15 }, remove: [] },
  ],
  [
    'an approved time, which withdraws the approval',
    { ...clock, clockInAt: now, clockOutAt: 'never', approvedBy: 'olivia', approvedAt: now },
    { clockOutAt: '2026-11-24T01:00:00Z' },
    {
      kind: 'write',
      set: { clockOutAt: new Date('2026-11-24T01:00:00Z'), approvedBy: null, approvedAt: null },
      changes: [
        { field: 'clockOutAt', from: '"never"' },
        { field: 'approvedBy', from: '"olivia"', to: 'null' },
        { field: 'approvedAt', to: 'null' },
      ],
    },
  ],
])('repairs %s', (_, data, values, planned) => {
  const place = { customerId: 'olivia', id: 'one', now };
  expect(planRepair(repairableClocks, place, data, values)).toMatchObject(planned);
});

import { repairableMembers, repairableSchedule } from 'mf-team/domain';
import { repairableCheckpoints, repairableUnits, type RepairableKind } from 'shared-lib/domain';
import { planRepair } from './planRepair.ts';

const now = new Date('2026-11-23T12:00:00Z');
const plan = (kind: RepairableKind, data: Record<string, unknown>, values: Record<string, string>) =>
  planRepair(
    kind,
    { customerId: 'olivia', id: kind === repairableSchedule ? '2026-11-23' : 'one', now },
    data,
    values,
  );

const member = { firstName: 'Kim', tier: 'Collection Specialist' };
const pastRules = { until: '2026-07-01', photoRequired: true };
const shift = { communityId: 'ash', newAgentId: 'kim' };

test.each<[string, RepairableKind, Record<string, unknown>, Record<string, string>, object]>([
  [
    'a possibly inactive member becomes inactive',
    repairableMembers,
    { ...member, isActive: 'yes' },
    {},
    { kind: 'write', set: { isActive: false }, remove: [] },
  ],
  [
    'no one becomes an Admin by a repair',
    repairableMembers,
    { ...member, tier: 'Boss' },
    { tier: 'Admin' },
    { kind: 'refused', fields: { tier: 'invalid' } },
  ],
  [
    'a resident who may have said no gets no texts',
    repairableUnits,
    { communityId: 'ash', unitNumber: '101', smsOptIn: true, smsOptOutAt: 'yesterday' },
    {},
    { kind: 'write', set: { smsOptOutAt: now, smsOptIn: false }, remove: [] },
  ],
  [
    'a unit without a community',
    repairableUnits,
    { communityId: 7, unitNumber: '101' },
    { communityId: 'ash' },
    { kind: 'refused', fields: { communityId: 'never' } },
  ],
  [
    'entries of a night',
    repairableSchedule,
    { schedule: [shift, 7, { newAgentId: 'kim' }], lastUpdated: 'now' },
    {},
    { kind: 'write', set: { schedule: [shift] }, remove: ['lastUpdated'] },
  ],
  [
    'replaced rules of which some can be read',
    repairableCheckpoints,
    { communityId: 'ash', name: 'Gate', pastRules: [7, pastRules, { until: 'once' }], order: 'first' },
    { order: '3' },
    { kind: 'write', set: { pastRules: [pastRules], order: 3 }, remove: [] },
  ],
  [
    'replaced rules that aren’t a list',
    repairableCheckpoints,
    { communityId: 'ash', name: 'Gate', pastRules },
    {},
    { kind: 'write', set: {}, remove: ['pastRules'] },
  ],
  [
    'a list that other documents depend on',
    { ...repairableCheckpoints, kept: ['pastRules'] },
    { communityId: 'ash', name: 'Gate', pastRules: [7, pastRules] },
    {},
    { kind: 'refused', fields: { pastRules: 'never' } },
  ],
  [
    'a night that isn’t a list',
    repairableSchedule,
    { schedule: 'none' },
    {},
    { kind: 'write', set: {}, remove: ['schedule'] },
  ],
])('repairs %s', (_, kind, data, values, planned) => {
  expect(plan(kind, data, values)).toMatchObject(planned);
});

import { decideAccess, paths, planOf } from 'shared-lib/domain';
import { shiftsOfNight } from '../nights/shiftsOfNight.ts';
import { shiftState } from 'mf-tracking/domain';
import { demoUids } from '../accounts.ts';
import { demoSet } from '../demoSet.ts';
import { collectionOf, customerIn, recordsIn } from '../seedRecords.ts';

/** A Saturday evening in New York, a quiet weekday for some communities. */
const now = Date.parse('2026-11-21T21:40-05:00');

const demo = demoSet(now);

describe('access of the demo accounts', () => {
  const records = (uid: string) =>
    demo.documents.filter(({ path, data }) => collectionOf(path) === 'team' && data.uid === uid);
  const access = (uid: string) => {
    const teamRecords = records(uid).map(({ data }) => ({ customerId: String(data.customerId) }));
    const customerId = teamRecords[0]?.customerId ?? uid;
    const members = recordsIn(demo, customerId, 'team');
    return decideAccess({
      user: { uid },
      teamRecords,
      customer: customerIn(demo, customerId),
      teamMember: members.find((member) => member.id === uid) ?? null,
      subscriptions: recordsIn(demo, customerId, 'subscriptions'),
      now,
      statusCheckFailed: false,
    });
  };
  const owner = (
    customerId: string,
    onboardingComplete: boolean,
    planSelected: boolean,
    mustChoosePlan = false,
  ) => ({
    kind: 'owner',
    customerId,
    onboardingComplete,
    planSelected,
    mustChoosePlan,
  });

  test.each([
    [demoUids.owner, owner('demo-owner', true, true)],
    [demoUids.newOwner, owner('demo-new-owner', true, true)],
    [demoUids.trial, owner('demo-trial', false, true)],
    [demoUids.expired, owner('demo-expired', false, false, true)],
    [demoUids.free, owner('demo-free', true, false)],
    [demoUids.professional, owner('demo-professional', true, true)],
    [demoUids.olderPrice, owner('demo-older-price', true, true)],
    [demoUids.pastDue, owner('demo-past-due', true, false)],
    [demoUids.cancelling, owner('demo-cancelling', true, true)],
    [demoUids.admin, { ...owner('demo-owner', true, true), kind: 'member' }],
    [demoUids.manager, { kind: 'refused', error: 'admin_required', worksFor: demoUids.owner }],
    [demoUids.specialist, { kind: 'refused', error: 'admin_required', worksFor: demoUids.owner }],
    [demoUids.orphan, { kind: 'refused', error: 'account_not_found' }],
  ])('%s', (uid, expected) => {
    expect(access(uid)).toEqual(expected);
  });
});

test('the free plan is used up', () => {
  const plan = planOf(recordsIn(demo, demoUids.free, 'subscriptions'), now);
  const active = recordsIn(demo, demoUids.free, 'team').filter((member) => member.isActive).length;
  expect([active, recordsIn(demo, demoUids.free, 'communities').length]).toEqual([
    plan.maxTeam,
    plan.maxCommunities,
  ]);
});

test.each([demoUids.free, demoUids.pastDue])('the nights of %s are recorded, tonight’s too', (uid) => {
  for (const hours of [0, 5, 10, 15, 20]) {
    // Starting on a Thursday evening.
    const at = Date.parse('2026-11-19T21:40-06:00') + hours * 3_600_000;
    const set = demoSet(at);
    const communities = recordsIn(set, uid, 'communities');
    const clockInOuts = recordsIn(set, uid, 'clockInOuts');
    const shifts = shiftsOfNight(communities, recordsIn(set, uid, 'assignedAgents'), [], at);
    const states = shifts.map((shift) => {
      const community = communities.find(({ id }) => id === shift.communityId);
      return shiftState(shift, clockInOuts, at, community!).state;
    });
    expect(states).toHaveLength(communities.length);
    expect(states.filter((state) => state === 'missed' || state === 'late')).toEqual([]);
    expect(states).toContain('onTheClock');
    expect(new Set(clockInOuts.map(({ serviceDate }) => serviceDate)).size).toBe(10);
  }
});

test('the new owner has nothing set up', () => {
  const own = demo.documents.filter(({ path }) => path.startsWith(`${paths.customer(demoUids.newOwner)}/`));
  expect(own.filter(({ path }) => !/\/(directory|counts|changes)\//.test(path))).toEqual([]);
  expect(customerIn(demo, demoUids.newOwner)).toMatchObject({
    completedTours: [],
    initialOnboardingComplete: true,
  });
});

import { addDays, localDate, paths, weekdays } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';

/** The state after deactivating and deleting members, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(60_000);

const owner = 'owner@demo.test';
const admin = 'admin@demo.test';
const free = 'free@demo.test';
const success = { status: 200, result: { success: true } };
const customer = demoUids.owner;

const deactivate = (email: string, teamMemberId: string, takenOverBy?: string | null) =>
  calls.call(email, 'deactivateTeamMember', {
    teamMemberId,
    ...(takenOverBy !== undefined && { takenOverBy }),
  });

const member = (id: string, customerId: string = demoUids.free, more: object = {}) => ({
  [paths.teamMember(customerId, id)]: {
    uid: id,
    customerId,
    firstName: id,
    lastName: 'Test',
    tier: 'Collection Specialist',
    isActive: true,
    ...more,
  },
});
const assignment = (customerId: string, communityId: string, day: string, memberId: string) => ({
  [paths.assignedAgent(customerId, communityId, day)]: { customerId, communityId, day, memberId },
});
const today = localDate(Date.now(), 'America/New_York');
/** A date later, and one earlier, than today in every zone of the demo. */
const tomorrow = addDays(today, 1);
const lately = addDays(today, -2);
const pending = (userId: string) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate: tomorrow,
});
const cancelled = (userId: string, cancelledBy: string) => ({
  ...pending(userId),
  status: 'cancelled',
  cancelledAt: expect.any(Date),
  cancelledBy,
  cancellationReason: 'Team member deactivated',
});

/** An owner's assignments, oversight and requests. */
const stateOf = async (customerId: string) => {
  const communities = await calls.list(paths.communities(customerId));
  const agents = await Promise.all(
    Object.keys(communities).map((id) => calls.list(paths.assignedAgents(customerId, id))),
  );
  const nights = await calls.list(paths.schedule(customerId));
  const records = await calls.list(paths.requests(customerId));
  const entries = Object.entries(nights).flatMap(([date, { schedule }]) =>
    (schedule as { communityId: string; newAgentId: string | null }[]).map((entry) => ({ date, ...entry })),
  );
  const requests = Object.values(records).flatMap(
    (record) => record['requests'] as ReturnType<typeof pending>[],
  );
  return {
    /** How many communities had a regular specialist in the past. */
    had: (id: string) =>
      Object.values(communities)
        .flatMap((one) => (one['pastAgents'] ?? []) as { until: string; memberId: string }[])
        .filter(({ until, memberId }) => memberId === id && until < today).length,
    assigned: (id: string) => agents.flatMap(Object.values).filter(({ memberId }) => memberId === id).length,
    managed: (id: string) =>
      Object.values(communities).filter((one) => one['districtManagerId'] === id).length,
    shifts: (id: string) => entries.filter(({ date, newAgentId }) => newAgentId === id && date >= tomorrow),
    past: (id: string) => entries.filter(({ date, newAgentId }) => newAgentId === id && date <= lately),
    requests: (id: string) => requests.filter(({ userId }) => userId === id),
    entries: entries.length,
    requestCount: requests.length,
  };
};

test('Nadia Flores leaves nothing behind, and no one else loses anything', async () => {
  const nadia = 'nadia-flores';
  const before = await stateOf(customer);
  expect([before.assigned(nadia), before.managed(nadia)]).toEqual([12, 2]);
  expect(before.shifts(nadia).length).toBeGreaterThanOrEqual(3);
  expect(await deactivate(admin, nadia)).toEqual(success);

  const after = await stateOf(customer);
  expect([after.assigned(nadia), after.managed(nadia), after.shifts(nadia)]).toEqual([0, 0, []]);
  expect(after.had(nadia)).toBe(12);
  expect(after.requests(nadia)).toEqual([
    { ...cancelled(nadia, demoUids.admin), requestDate: expect.any(String) },
  ]);
  expect(await calls.readPlain(paths.teamMember(customer, nadia))).toMatchObject({ isActive: false });
  expect([after.entries, after.requestCount]).toEqual([before.entries, before.requestCount]);
  for (const id of ['kwame-mensah', 'linh-tran', demoUids.specialist]) {
    expect([after.assigned(id), after.shifts(id), after.requests(id)]).toEqual([
      before.assigned(id),
      before.shifts(id),
      before.requests(id),
    ]);
  }

  const [first, second] = await Promise.all([
    calls.read(paths.teamMember(customer, nadia)),
    deactivate(owner, nadia).then(() => calls.read(paths.teamMember(customer, nadia))),
  ]);
  expect(second).toEqual(first);
});

test('someone takes over, and the sessions of the leaving member end', async () => {
  const sam = demoUids.specialist;
  const sessionsSince = await calls.sessionsOfBefore(sam);
  const before = await stateOf(customer);
  expect(before.assigned(sam)).toBeGreaterThan(5);
  expect(await deactivate(owner, sam, 'kwame-mensah')).toEqual(success);
  const after = await stateOf(customer);
  expect([after.assigned(sam), after.shifts(sam)]).toEqual([0, []]);
  expect(after.assigned('kwame-mensah')).toBe(before.assigned('kwame-mensah') + before.assigned(sam));
  expect(after.shifts('kwame-mensah')).toHaveLength(
    before.shifts('kwame-mensah').length + before.shifts(sam).length,
  );
  expect(after.past(sam)).toEqual(before.past(sam));
  expect(await calls.sessionsSince(sam)).toBeGreaterThan(sessionsSince);
});

test.each([
  ['someone outside the team', 'nobody'],
  ['an inactive member', 'former-01'],
])('%s takes nothing over, and nothing is changed', async (_, takenOverBy) => {
  expect(await deactivate(owner, 'linh-tran', takenOverBy)).toEqual(refusal(400, 'FAILED_PRECONDITION'));
  expect(await calls.readPlain(paths.teamMember(customer, 'linh-tran'))).toMatchObject({ isActive: true });
});

test('members can’t take over from themselves, and a missing member can’t be deactivated', async () => {
  expect(await deactivate(owner, 'linh-tran', 'linh-tran')).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  expect(await deactivate(owner, 'nobody')).toEqual(refusal(404, 'NOT_FOUND'));
});

test('when two people leave the same lists at the same time, neither remains in them', async () => {
  const night = paths.scheduleNight(demoUids.free, tomorrow);
  const list = `${paths.requests(demoUids.free)}/time-off`;
  await calls.writeAll({
    ...member('ada'),
    ...member('bo'),
    ...member('cy'),
    [night]: { schedule: ['ada', 'bo', 'cy'].map((id) => ({ communityId: id, newAgentId: id })) },
    [list]: { requests: ['cy', 'bo', 'ada'].map(pending) },
  });
  expect(await Promise.all([deactivate(free, 'ada'), deactivate(free, 'bo', 'cy')])).toEqual([
    success,
    success,
  ]);
  expect(await calls.readPlain(night)).toMatchObject({
    schedule: [
      { communityId: 'ada', newAgentId: null },
      { communityId: 'bo', newAgentId: 'cy' },
      { communityId: 'cy', newAgentId: 'cy' },
    ],
  });
  expect((await calls.readPlain(list))?.['requests']).toEqual([
    pending('cy'),
    cancelled('bo', demoUids.free),
    cancelled('ada', demoUids.free),
  ]);
});

test('more than 500 writes, interrupted halfway, are marked, keep their successor, and are finished by the next call', async () => {
  const heir = `heir-${'x'.repeat(100)}`;
  const night = paths.scheduleNight(demoUids.free, tomorrow);
  const places = Array.from({ length: 72 }, (_, index) => `place-${index}`);
  // A list that can't hold the longer name of the member taking over: documents are limited to 1 MiB.
  const shifts = Array.from({ length: 14_000 }, (_, index) => ({
    communityId: `place-${index % 72}`,
    newAgentId: 'mo',
  }));
  await calls.writeAll({
    ...member('mo'),
    ...member(heir),
    ...Object.assign(
      {},
      ...places.map((id) => ({
        [paths.community(demoUids.free, id)]: { propertyName: id, districtManagerId: 'mo' },
      })),
    ),
    ...Object.assign(
      {},
      ...places.flatMap((id) => weekdays.map((day) => assignment(demoUids.free, id, day, 'mo'))),
    ),
    [night]: { schedule: shifts },
  });
  const path = paths.teamMember(demoUids.free, 'mo');
  const answer = await deactivate(free, 'mo', heir);
  expect(answer.status).not.toBe(200);
  const marked = await calls.readPlain(path);
  expect(marked).toMatchObject({
    isActive: false,
    deactivation: { takenOverBy: heir, startedAt: expect.any(Date) },
  });
  const half = await stateOf(demoUids.free);
  expect([half.assigned('mo') + half.assigned(heir), half.assigned(heir)]).toEqual([504, 495]);
  expect(await calls.call(free, 'reactivateTeamMember', { teamMemberId: 'mo' })).toEqual(
    refusal(400, 'FAILED_PRECONDITION'),
  );

  await calls.writeAll({ [night]: { schedule: shifts.slice(0, 100) } });
  expect(await deactivate(free, 'mo')).toEqual(success);
  const after = await stateOf(demoUids.free);
  expect([after.assigned('mo'), after.assigned(heir)]).toEqual([0, 504]);
  expect([after.managed('mo'), after.managed(heir), after.shifts('mo')]).toEqual([0, 0, []]);
  expect(after.shifts(heir)).toHaveLength(100);
  expect(await calls.readPlain(path)).toMatchObject({ isActive: false });
  expect(await calls.readPlain(path)).not.toHaveProperty('deactivation');
});

test('nothing is left of a deleted member: no assignment, shift, request, login or picture', async () => {
  const id = 'grace-oduya';
  const picture = `${paths.teamMember(customer, id)}/one.png`;
  const other = `${paths.teamMember(customer, `${id}-2`)}/other.png`;
  await calls.upload(picture);
  await calls.upload(other);
  expect(await calls.files(paths.team(customer))).toEqual([picture, other].sort());
  const { assigned } = await stateOf(customer);
  expect(assigned(id)).toBeGreaterThan(5);
  expect(await calls.call(admin, 'deleteTeamMember', { teamMemberId: id })).toEqual(success);
  const after = await stateOf(customer);
  expect([after.assigned(id), after.shifts(id)]).toEqual([0, []]);
  expect(after.requests(id).filter(({ status }) => status === 'pending')).toEqual([]);
  expect([await calls.read(paths.teamMember(customer, id)), await calls.hasLogin(id)]).toEqual([null, false]);
  expect(await calls.files(paths.team(customer))).toEqual([other]);
});

test('the migration also takes everything that depends on a member without a login', async () => {
  await calls.writeAll({
    ...member('zoe', customer),
    ...assignment(customer, 'pine-hollow', 'monday', 'zoe'),
    [`${paths.requests(customer)}/zoe`]: { requests: [pending('zoe')] },
  });
  const migrated = await calls.call(admin, 'migrateTeamMembersWithoutAuth');
  // The demo itself has one such member.
  expect(migrated).toEqual({ status: 200, result: { deactivatedCount: 2 } });
  const after = await stateOf(customer);
  expect([after.assigned('zoe'), after.requests('zoe')]).toEqual([0, [cancelled('zoe', demoUids.admin)]]);
});

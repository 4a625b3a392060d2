import { addDays, localDate, paths } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';

/** Deactivations of members with too many or damaged dependents, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(60_000);

const owner = 'owner@demo.test';
const success = { status: 200, result: { success: true } };
const customer = demoUids.owner;
const today = localDate(Date.now(), 'America/New_York');

const recordOf = (id: string) => calls.readPlain(paths.teamMember(customer, id));

const add = (id: string, more: object = {}) =>
  calls.writeAll({
    [paths.teamMember(customer, id)]: {
      uid: id,
      customerId: customer,
      firstName: id,
      lastName: 'Test',
      tier: 'Collection Specialist',
      isActive: true,
      ...more,
    },
  });

const deactivate = (teamMemberId: string, more: object = {}) =>
  calls.call(owner, 'deactivateTeamMember', { teamMemberId, ...more });

const marked = (takenOverBy: string | null) => ({
  isActive: false,
  deactivation: { takenOverBy, startedAt: new Date() },
});
const monday = paths.assignedAgent(customer, 'maple-court', 'monday');
const assign = (memberId: string) =>
  calls.writeAll({
    [monday]: { customerId: customer, communityId: 'maple-court', day: 'monday', memberId },
  });

test('the next migration finishes an unfinished one, with its successor, and doesn’t count it again', async () => {
  await add('gone', marked('kwame-mensah'));
  await assign('gone');
  // The demo itself has one member without a login.
  const migrate = () => calls.call(owner, 'migrateTeamMembersWithoutAuth');
  expect(await migrate()).toEqual({ status: 200, result: { deactivatedCount: 1 } });
  expect(await calls.readPlain(monday)).toMatchObject({ memberId: 'kwame-mensah' });
  expect(await recordOf('gone')).not.toHaveProperty('deactivation');
  expect(await migrate()).toEqual({ status: 200, result: { deactivatedCount: 0 } });
});

test('an unfinished deactivation doesn’t wait for a successor who has left', async () => {
  await add('left', { isActive: false });
  await add('waiting', marked('left'));
  await assign('waiting');
  expect(await deactivate('waiting', { takenOverBy: 'left' })).toEqual(refusal(400, 'FAILED_PRECONDITION'));
  expect(await deactivate('waiting')).toEqual(success);
  expect(await calls.read(monday)).toBeNull();
  expect(await recordOf('waiting')).not.toHaveProperty('deactivation');
});

test('owning a business doesn’t keep a session alive', async () => {
  const business = paths.customer(demoUids.manager);
  await calls.writeAll({ [business]: { businessName: 'Mine' } });
  const since = await calls.sessionsOfBefore(demoUids.manager);
  expect(await deactivate(demoUids.manager)).toEqual(success);
  expect(await calls.sessionsSince(demoUids.manager)).toBeGreaterThan(since);
  await calls.remove(business);
});

test('no list, however full, keeps a member’s access alive; the rest is marked and finished later', async () => {
  await add('full');
  // A cancellation makes each of these too large for its document.
  const requests = Array.from({ length: 1000 }, () => ({
    userId: 'full',
    status: 'pending',
    requestType: 'requestOff',
    requestDate: '2027-01-01',
    communityId: 'x'.repeat(900),
  }));
  const list = paths.requestRecord(customer, 'full');
  await calls.writeAll({ [list]: { requests } });
  expect((await deactivate('full')).status).not.toBe(200);
  expect(await recordOf('full')).toMatchObject({
    isActive: false,
    deactivation: { takenOverBy: null, startedAt: expect.any(Date) },
  });
  await calls.writeAll({ [list]: { requests: requests.slice(0, 100) } });
  expect(await deactivate('full')).toEqual(success);
  expect(await recordOf('full')).not.toHaveProperty('deactivation');
  expect(JSON.stringify(await calls.readPlain(list))).not.toContain('pending');
});

test('a shift with an invalid community id is cleared like any other', async () => {
  const night = paths.scheduleNight(customer, '2099-01-01');
  const places = ['__x__', '.', '..', 'x'.repeat(1501), 'a/b', ''];
  await add('odd');
  await calls.writeAll({
    [night]: { schedule: places.map((communityId) => ({ communityId, newAgentId: 'odd' })) },
  });
  expect(await deactivate('odd')).toEqual(success);
  expect(await calls.readPlain(night)).toMatchObject({
    schedule: places.map((communityId) => ({ communityId, newAgentId: null })),
  });
  await calls.remove(night);
});

test('more bytes than a transaction holds are written in steps', async () => {
  await add('wide');
  const others = Array.from({ length: 500 }, (_, index) => ({
    communityId: `community-${index}`.padEnd(900, 'c'),
    newAgentId: 'someone-else',
  }));
  const nights = Array.from({ length: 24 }, (_, index) =>
    paths.scheduleNight(customer, addDays(today, 100 + index)),
  );
  for (const night of nights) {
    await calls.writeAll({
      [night]: { schedule: [...others, { communityId: 'maple-court', newAgentId: 'wide' }] },
    });
  }
  expect(await deactivate('wide')).toEqual(success);
  expect(await recordOf('wide')).toMatchObject({ isActive: false });
  expect(await recordOf('wide')).not.toHaveProperty('deactivation');
  for (const night of nights) {
    expect(JSON.stringify(await calls.readPlain(night))).not.toContain('"wide"');
    await calls.remove(night);
  }
});

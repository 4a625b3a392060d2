import { addDays, lastStartedNight, localDate, paths, weekdayOf } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { expectEventually } from 'backend/kernel/testing/expectEventually.fixture.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';

/** Schedule changes and request decisions, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(60_000);

const owner = 'free@demo.test';
const customer = demoUids.free;
const night = addDays(localDate(Date.now(), 'America/New_York'), 40);

const shift = (communityId: string, to: string | null | undefined, from?: string | null) => ({
  communityId,
  serviceDate: night,
  from: from === undefined ? null : { newAgentId: from },
  to: to === undefined ? null : { newAgentId: to },
});
const assignment = (communityId: string, from: string | null, to: string | null) => ({
  communityId,
  day: 'monday',
  from,
  to,
});
const change = (shifts: object[], assignments: object[] = [], email = owner) =>
  calls.call(email, 'changeSchedule', { shifts, assignments });
const made = { status: 200, result: { kind: 'made' } };

const member = (uid: string, isActive = true) => ({
  [paths.teamMember(customer, uid)]: {
    uid,
    customerId: customer,
    firstName: uid,
    lastName: 'Test',
    tier: 'Collection Specialist',
    isActive,
  },
});
const storedNight = async () => (await calls.readPlain(paths.scheduleNight(customer, night)))?.['schedule'];
const storedAgent = async (communityId: string) =>
  (await calls.readPlain(paths.assignedAgent(customer, communityId, 'monday')))?.['memberId'];

beforeAll(() => calls.writeAll({ ...member('bo'), ...member('kim'), ...member('gone', false) }));

test('a step is applied as a whole, and recorded in the communities’ activity logs', async () => {
  expect(await change([shift('ash', 'bo'), shift('elm', null)], [assignment('ash', null, 'kim')])).toEqual(
    made,
  );
  expect(await storedNight()).toEqual([
    { communityId: 'ash', newAgentId: 'bo' },
    { communityId: 'elm', newAgentId: null },
  ]);
  expect(await calls.readPlain(paths.assignedAgent(customer, 'ash', 'monday'))).toEqual({
    memberId: 'kim',
    customerId: customer,
    communityId: 'ash',
    day: 'monday',
  });
  expect(Object.values(await calls.list(paths.communityActivity(customer, 'ash')))).toEqual([
    {
      at: expect.any(Date),
      by: customer,
      act: 'edited',
      changes: [{ field: 'agent.monday', from: null, to: 'kim' }],
      partIds: [],
    },
  ]);
});

test('a community records the previous regular specialist for the nights that were theirs', async () => {
  const community = paths.community(customer, 'fern');
  const nights = { serviceDays: ['monday', 'friday'], serviceStart: '20:00', timezone: 'America/New_York' };
  const kim = { memberId: 'kim', customerId: customer, communityId: 'fern', day: 'monday' };
  await calls.writeAll({
    [community]: { propertyName: 'Fern', ...nights },
    [paths.assignedAgent(customer, 'fern', 'monday')]: kim,
  });
  expect(await change([], [assignment('fern', 'kim', 'bo')])).toEqual(made);
  const kept = async () => (await calls.readPlain(community))?.['pastAgents'] as { until: string }[];
  const [first] = await kept();
  expect(await kept()).toEqual([{ until: expect.any(String), memberId: 'kim' }]);
  expect(weekdayOf(first!.until)).toBe('monday');
  expect(first!.until > addDays(localDate(Date.now(), 'America/New_York'), -8)).toBe(true);
  // A specialist who had no night in between leaves no past assignment.
  expect(await change([], [assignment('fern', 'bo', null)])).toEqual(made);
  expect(await kept()).toEqual([first]);
  const rows = async () => JSON.stringify(await calls.list(paths.directory(customer)));
  await expectEventually(async () => (await rows()).includes(`${first!.until.replaceAll('-', '')}kim`), true);
});

test('a stand-in who is replaced after service has begun keeps that night, and no later one', async () => {
  const plan = { serviceStart: '20:00', timezone: 'America/New_York' };
  await calls.writeAll({ [paths.community(customer, 'gale')]: { propertyName: 'Gale', ...plan } });
  const begun = lastStartedNight(plan, Date.now());
  const later = addDays(begun, 2);
  const give = (serviceDate: string, from: string | null | undefined, to: string | null) =>
    change([{ ...shift('gale', to, from), serviceDate }]);
  const kept = async (date: string) =>
    (await calls.readPlain(paths.scheduleNight(customer, date)))?.['relieved'];
  for (const date of [begun, later]) {
    expect(await give(date, undefined, 'bo')).toEqual(made);
    expect(await give(date, 'bo', 'kim')).toEqual(made);
  }
  expect(await kept(begun)).toEqual([{ communityId: 'gale', newAgentId: 'bo' }]);
  expect(await kept(later)).toBeUndefined();
  expect(await give(begun, 'kim', null)).toEqual(made);
  expect(await kept(begun)).toEqual([
    { communityId: 'gale', newAgentId: 'bo' },
    { communityId: 'gale', newAgentId: 'kim' },
  ]);
});

test('an overtaken step changes nothing, and returns the current state', async () => {
  const before = await storedNight();
  const requested = [shift('oak', 'bo'), shift('ash', 'kim')];
  expect(await change(requested, [assignment('ash', 'bo', null)])).toEqual({
    status: 200,
    result: {
      kind: 'overtaken',
      shifts: [{ ...shift('ash', 'kim'), found: { newAgentId: 'bo' } }],
      assignments: [{ ...assignment('ash', 'bo', null), found: 'kim' }],
    },
  });
  expect([await storedNight(), await storedAgent('ash')]).toEqual([before, 'kim']);
});

test.each(['gone', 'nobody', 'a/b'])(
  'a member who is inactive or not on the team gets nothing: %s',
  async (id) => {
    expect(await change([shift('oak', id)], [assignment('oak', null, id)])).toEqual({
      status: 200,
      result: { kind: 'inactive', agentIds: [id] },
    });
    expect(await storedAgent('oak')).toBeUndefined();
  },
);

test('one damaged change after many good ones rejects all of them', async () => {
  const before = await storedNight();
  const good = Array.from({ length: 30 }, (_, at) => shift(`place-${at}`, 'bo'));
  for (const damaged of [
    7,
    {},
    { ...shift('oak', 'bo'), communityId: 'oak/units' },
    { ...shift('oak', 'bo'), to: 'bo' },
  ]) {
    expect(await change([...good, damaged as object])).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  }
  expect(await storedNight()).toEqual(before);
});

test('only those who run a business change its schedule', async () => {
  for (const email of [null, 'manager@demo.test', 'specialist@demo.test']) {
    const answer = await calls.call(email, 'changeSchedule', {
      shifts: [shift('oak', 'bo')],
      assignments: [],
    });
    expect([401, 403]).toContain(answer.status);
  }
  expect(await storedAgent('oak')).toBeUndefined();
});

test('400 communities are assigned to someone at once, and back again', async () => {
  const ids = Array.from({ length: 400 }, (_, at) => `many-${at}`);
  const shifts = ids.map((id) => shift(id, 'bo'));
  const assignments = ids.map((id) => assignment(id, null, 'kim'));
  expect(await change(shifts, assignments)).toEqual(made);
  expect((await storedNight()) as unknown[]).toHaveLength(402);
  expect(await storedAgent('many-399')).toBe('kim');
  const back = await change(
    ids.map((id) => shift(id, undefined, 'bo')),
    ids.map((id) => assignment(id, 'kim', null)),
  );
  expect(back).toEqual(made);
  expect((await storedNight()) as unknown[]).toHaveLength(2);
  expect(await storedAgent('many-399')).toBeUndefined();
});

test('a request is decided with its shifts, or neither is', async () => {
  const record = paths.requestRecord(customer, 'bo');
  const requested = { userId: 'bo', status: 'pending', requestType: 'requestOff', requestDate: night };
  await calls.writeAll({ [record]: { requests: [requested, 'damaged', requested] } });
  const none = {
    decidedAt: null,
    decidedBy: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
  };
  const seen = { ...requested, ...none, communityId: null, place: 0 };
  const outcome = { ...none, status: 'approved', decidedAt: Date.UTC(2026, 10, 21), decidedBy: customer };
  const decide = (shifts: object[], isRepeated = false) =>
    calls.call(owner, 'decideRequest', { recordId: 'bo', seen, outcome, shifts, isRepeated });
  const stored = async () => (await calls.readPlain(record))?.['requests'];

  expect((await decide([shift('ash', 'kim')])).result).toMatchObject({ kind: 'overtaken' });
  expect(await stored()).toEqual([requested, 'damaged', requested]);

  expect(await decide([shift('ash', 'kim', 'bo')])).toEqual(made);
  const decided = {
    ...requested,
    status: 'approved',
    decidedAt: new Date(outcome.decidedAt),
    decidedBy: customer,
  };
  expect(await stored()).toEqual([decided, 'damaged', requested]);
  expect(await storedNight()).toContainEqual({ communityId: 'ash', newAgentId: 'kim' });

  // A retry after a lost response doesn't decide the other request for the same thing.
  expect(await decide([shift('ash', 'kim', 'bo')], true)).toEqual(made);
  expect(await stored()).toEqual([decided, 'damaged', requested]);
});

test('a shift isn’t taken from someone on the clock there, unless the office has confirmed it', async () => {
  const plan = { serviceStart: '20:00', timezone: 'America/New_York' };
  const serviceDate = lastStartedNight(plan, Date.now());
  const clockInAt = new Date(Date.now() - 3_600_000);
  const clockIn = { serviceDate, communityId: 'hill', memberId: 'bo', createdAt: clockInAt, clockInAt };
  await calls.writeAll({
    [paths.community(customer, 'hill')]: { propertyName: 'Hill', ...plan },
    [paths.clockInOut(customer, `bo_${serviceDate}_hill`)]: { ...clockIn, status: 'open', source: 'app' },
  });
  const give = (from: string | null | undefined, to: string | null, evenIfBegun = false) =>
    calls.call(owner, 'changeSchedule', {
      shifts: [{ ...shift('hill', to, from), serviceDate }],
      assignments: [],
      evenIfBegun,
    });
  expect(await give(undefined, 'bo')).toEqual(made);
  const begun = { communityId: 'hill', serviceDate, memberId: 'bo', clockInAt: clockInAt.getTime() };
  expect(await give('bo', 'kim')).toEqual({ status: 200, result: { kind: 'begun', shifts: [begun] } });
  expect(await give('bo', null)).toMatchObject({ result: { kind: 'begun' } });
  expect(await give('bo', 'kim', true)).toEqual(made);
  expect(await give('kim', null)).toEqual(made);
});

import { addDays, localDate, paths, weekdays } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';

/** Shift swaps between members and the office, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(60_000);

const customer = demoUids.free;
const office = 'free@demo.test';
const sam = { email: 'specialist@demo.test', uid: demoUids.specialist };
const dana = { email: 'manager@demo.test', uid: demoUids.manager };
const today = localDate(Date.now(), 'America/New_York');
/** Each test uses other nights. */
let used = 3;
const nextNight = () => addDays(today, (used += 2));

const community = (id: string, fields: object = {}) => ({
  [paths.community(customer, id)]: {
    propertyName: id,
    serviceDays: weekdays,
    serviceStart: '20:00',
    timezone: 'America/New_York',
    ...fields,
  },
});
const member = (uid: string, fields: object = {}) => ({
  [paths.teamMember(customer, uid)]: {
    uid,
    customerId: customer,
    firstName: uid,
    lastName: 'Test',
    email: `${uid}@swaps.test`,
    tier: 'Collection Specialist',
    isActive: true,
    ...fields,
  },
});
const night = (serviceDate: string, shifts: Readonly<Record<string, string | null>>) => ({
  [paths.scheduleNight(customer, serviceDate)]: {
    schedule: Object.entries(shifts).map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
  },
});
const shiftsOf = async (serviceDate: string): Promise<unknown> => {
  const stored = (await calls.readPlain(paths.scheduleNight(customer, serviceDate)))?.['schedule'];
  return Object.fromEntries(
    ((stored ?? []) as { communityId: string; newAgentId: string | null }[]).map(
      ({ communityId, newAgentId }) => [communityId, newAgentId],
    ),
  );
};

const place = (communityId: string, serviceDate: string) => ({ communityId, serviceDate });
const ask = (shift: object, more: object = {}, email: string | null = sam.email) =>
  calls.call(email, 'askSwap', {
    customerId: customer,
    colleagueId: dana.uid,
    inReturn: null,
    ...shift,
    ...more,
  });
const answer = (swapId: string, isAccepted = true, email: string | null = dana.email) =>
  calls.call(email, 'answerSwap', { customerId: customer, swapId, isAccepted });
const withdraw = (swapId: string, email = sam.email) =>
  calls.call(email, 'withdrawSwap', { customerId: customer, swapId });
const requestOf = async (swapId: string) =>
  ((await calls.readPlain(paths.requestRecord(customer, swapId)))?.['requests'] as object[] | undefined)?.[0];
const swapOf = (swapId: string) => calls.readPlain(paths.shiftSwap(customer, swapId));
const seenOf = async (swapId: string) => {
  const moments = Object.entries((await requestOf(swapId)) ?? {}).map(
    ([field, value]: [string, unknown]) => [field, value instanceof Date ? value.getTime() : value] as const,
  );
  return { place: 0, ...Object.fromEntries(moments) };
};
const decide = async (swapId: string, verdict: string, more: object = {}, email = office) =>
  calls.call(email, 'decideSwap', { swapId, seen: await seenOf(swapId), verdict, ...more });

const made = { status: 200, result: { kind: 'made' } };
const decided = { status: 200, result: expect.objectContaining({ kind: 'made' }) };
const refused = (reason: string) => ({ status: 200, result: { kind: 'refused', reason } });
const refusedShifts = (...shifts: object[]) => ({ status: 200, result: { kind: 'refused', shifts } });
const swapIdIn = ({ result }: { result?: unknown }) => (result as { swapId: string }).swapId;
const mailTo = async (uid: string, words: string) =>
  (await calls.emailsTo(`${uid}@swaps.test`)).filter((mail) => mail.includes(words)).length;

beforeAll(() =>
  calls.writeAll({
    ...community('ash'),
    ...community('birch'),
    ...community('cedar'),
    ...community('oak'),
    ...member(sam.uid),
    ...member(dana.uid, { tier: 'District Manager' }),
  }),
);

test('a shift is given away: the colleague accepts, the office approves, and the schedule of that night changes', async () => {
  const date = nextNight();
  await calls.writeAll(night(date, { ash: sam.uid, oak: 'someone' }));
  const asked = await ask(place('ash', date), { note: '  Exam ' });
  expect(asked).toEqual({
    status: 200,
    result: { kind: 'made', swapId: `${sam.uid}_${date}_ash_1` },
  });
  const swapId = swapIdIn(asked);
  expect(await swapOf(swapId)).toMatchObject({
    memberId: sam.uid,
    colleagueId: dana.uid,
    memberName: `${sam.uid} Test`,
    note: 'Exam',
    status: 'asked',
    shift: { communityId: 'ash', serviceDate: date, propertyName: 'ash', startsAt: expect.any(Date) },
    openUntil: expect.any(Date),
  });
  // A lost answer can be repeated.
  expect(await ask(place('ash', date))).toEqual(asked);
  expect(await mailTo(dana.uid, 'Shift swap: ash')).toBe(1);
  expect(await requestOf(swapId)).toBeUndefined();

  expect(await answer(swapId)).toEqual(made);
  expect(await answer(swapId)).toEqual(made);
  expect(await requestOf(swapId)).toEqual({
    userId: sam.uid,
    status: 'pending',
    requestType: 'shiftSwap',
    requestDate: date,
    communityId: 'ash',
  });
  expect(await shiftsOf(date)).toEqual({ ash: sam.uid, oak: 'someone' });

  expect(await decide(swapId, 'approved', { note: 'Thanks' })).toEqual(decided);
  expect(await shiftsOf(date)).toEqual({ ash: dana.uid, oak: 'someone' });
  expect(await requestOf(swapId)).toMatchObject({ status: 'approved', decidedBy: customer });
  expect(await swapOf(swapId)).toMatchObject({ status: 'approved', decisionNote: 'Thanks' });
  expect(await mailTo(sam.uid, 'Note: Thanks')).toBe(1);
  expect(await mailTo(dana.uid, 'Swap approved: ash')).toBe(1);

  // The decision is undone with its shifts.
  expect(await decide(swapId, 'pending')).toEqual(decided);
  expect(await shiftsOf(date)).toEqual({ ash: sam.uid, oak: 'someone' });
  expect(await requestOf(swapId)).not.toHaveProperty('decidedBy');
  expect(await swapOf(swapId)).toMatchObject({ status: 'accepted', decisionNote: '', replaced: [] });
  expect(await mailTo(sam.uid, 'Swap under review')).toBe(1);
});

test('shifts are exchanged in one step, on two nights', async () => {
  const [date, back] = [nextNight(), nextNight()];
  await calls.writeAll({ ...night(date, { ash: sam.uid }), ...night(back, { cedar: dana.uid }) });
  const swapId = swapIdIn(await ask(place('ash', date), { inReturn: place('cedar', back) }));
  expect(await answer(swapId)).toEqual(made);
  expect(await decide(swapId, 'approved')).toEqual(decided);
  expect(await shiftsOf(date)).toEqual({ ash: dana.uid });
  expect(await shiftsOf(back)).toEqual({ cedar: sam.uid });
  expect(await mailTo(sam.uid, `${sam.uid} Test serves cedar`)).toBe(1);
});

test('of two concurrent decisions one is made, and the other one learns of it; a lost answer can be repeated', async () => {
  const date = nextNight();
  await calls.writeAll(night(date, { ash: sam.uid }));
  const swapId = swapIdIn(await ask(place('ash', date)));
  await answer(swapId);
  const seen = await seenOf(swapId);
  const decideAs = (verdict: string, more: object = {}) =>
    calls.call(office, 'decideSwap', { swapId, seen, verdict, ...more });
  const answers = await Promise.all([decideAs('approved'), decideAs('declined')]);
  expect(answers).toContainEqual(decided);
  expect(answers).toContainEqual({ status: 200, result: expect.objectContaining({ kind: 'decided' }) });
  const status = (answers[0].result as { kind: string }).kind === 'made' ? 'approved' : 'declined';
  expect(await requestOf(swapId)).toMatchObject({ status });
  expect(await swapOf(swapId)).toMatchObject({ status });
  expect(await shiftsOf(date)).toEqual({ ash: status === 'approved' ? dana.uid : sam.uid });
  expect(await decideAs(status, { isRepeated: true })).toEqual(decided);
  // Only decideSwap decides it, and only a pending one.
  const outcome = { ...seen, status: 'approved', decidedAt: 1, decidedBy: customer };
  expect(await calls.call(office, 'decideRequest', { recordId: swapId, seen, outcome, shifts: [] })).toEqual(
    refusal(400, 'FAILED_PRECONDITION'),
  );
  expect(await decideAs('pending')).toEqual(refusal(400, 'INVALID_ARGUMENT'));
});

test('what changed since is found at approval, at its shift, and undoing a decision that was overtaken changes nothing', async () => {
  const [date, back] = [nextNight(), nextNight()];
  await calls.writeAll({ ...night(date, { ash: sam.uid }), ...night(back, { cedar: dana.uid }) });
  const swapId = swapIdIn(await ask(place('ash', date), { inReturn: place('cedar', back) }));
  await answer(swapId);
  const off = { userId: sam.uid, status: 'approved', requestType: 'requestOff', requestDate: back };
  await calls.writeAll({
    ...night(date, { ash: null }),
    [paths.requestRecord(customer, 'time-off')]: { requests: [off] },
  });
  expect(await decide(swapId, 'approved')).toEqual(
    refusedShifts(
      { ...place('ash', date), reason: 'changed' },
      { ...place('cedar', back), reason: 'timeOff' },
    ),
  );
  expect(await requestOf(swapId)).toMatchObject({ status: 'pending' });
  await calls.writeAll({
    ...night(date, { ash: sam.uid }),
    [paths.requestRecord(customer, 'time-off')]: { requests: [] },
  });
  expect(await decide(swapId, 'approved')).toEqual(decided);
  await calls.writeAll(night(date, { ash: 'someone' }));
  expect(await decide(swapId, 'pending')).toEqual(
    refusedShifts({ ...place('ash', date), reason: 'changed' }),
  );
  expect(await shiftsOf(back)).toEqual({ cedar: sam.uid });
  expect(await requestOf(swapId)).toMatchObject({ status: 'approved' });
});

test('the colleague declines, or the member withdraws; both end it', async () => {
  const date = nextNight();
  await calls.writeAll(night(date, { ash: sam.uid, birch: sam.uid }));
  const first = swapIdIn(await ask(place('ash', date)));
  expect(await answer(first, false)).toEqual(made);
  expect(await mailTo(sam.uid, 'Swap declined: ash')).toBe(1);
  expect(await answer(first)).toEqual(refused('closed'));
  expect(await withdraw(first)).toEqual(refused('closed'));

  const second = swapIdIn(await ask(place('ash', date)));
  expect(second).toMatch(/_2$/);
  await answer(second);
  expect(await withdraw(second)).toEqual(made);
  expect(await withdraw(second)).toEqual(made);
  expect(await requestOf(second)).toMatchObject({ status: 'cancelled', cancelledBy: sam.uid });
  expect(await mailTo(dana.uid, 'Swap withdrawn: ash')).toBe(1);
  // A withdrawn one can’t be reopened.
  expect(await decide(second, 'approved')).toMatchObject({ result: { kind: 'decided' } });

  const third = swapIdIn(await ask(place('birch', date)));
  await answer(third);
  expect(await decide(third, 'declined', { note: 'Short on people' })).toEqual(decided);
  expect(await withdraw(third)).toEqual(refused('closed'));
  expect(await shiftsOf(date)).toEqual({ ash: sam.uid, birch: sam.uid });
  expect(await mailTo(sam.uid, 'Short on people')).toBe(1);
});

test('shifts that can’t be swapped are refused', async () => {
  const date = nextNight();
  await calls.writeAll(night(date, { ash: sam.uid, birch: dana.uid }));
  expect(await ask(place('birch', date))).toEqual(refused('changed'));
  // Dana serves another community at that hour.
  expect(await ask(place('ash', date))).toEqual(refused('busy'));
  expect(await ask(place('ash', addDays(today, 62)))).toEqual(refused('tooFar'));
  expect(await ask(place('ash', addDays(today, -3)))).toEqual(refused('started'));
  expect(await ask(place('gone', date))).toEqual(refused('noShift'));
  // In exchange for the shift at that hour, it is possible. Then both shifts are taken.
  const swapId = swapIdIn(await ask(place('ash', date), { inReturn: place('birch', date) }));
  const other = { colleagueId: sam.uid, inReturn: place('ash', date) };
  expect(await ask(place('birch', date), other, dana.email)).toEqual(refused('pending'));

  await calls.writeAll(member(dana.uid, { tier: 'District Manager', isActive: false }));
  expect(await answer(swapId)).toEqual(refused('inactive'));
  await calls.writeAll(member(dana.uid, { tier: 'Admin' }));
  expect(await answer(swapId)).toEqual(refused('office'));
  await calls.writeAll(member(dana.uid, { tier: 'District Manager' }));
  expect(await answer(swapId)).toEqual(made);
  await calls.writeAll(member(dana.uid, { tier: 'District Manager', isActive: false }));
  expect(await decide(swapId, 'approved')).toMatchObject({
    result: { kind: 'refused', shifts: [{ reason: 'inactive' }, { reason: 'inactive' }] },
  });
  await calls.writeAll(member(dana.uid, { tier: 'District Manager' }));
});

test('a swap expires when its first shift starts', async () => {
  const date = nextNight();
  await calls.writeAll(night(date, { ash: sam.uid, oak: sam.uid }));
  const swapId = swapIdIn(await ask(place('ash', date)));
  await answer(swapId);
  const stored = await swapOf(swapId);
  await calls.writeAll({ [paths.shiftSwap(customer, swapId)]: { ...stored, openUntil: new Date(1) } });
  for (const verdict of ['approved', 'declined']) {
    expect(await decide(swapId, verdict)).toEqual(
      refusedShifts({ ...place('ash', date), reason: 'started' }),
    );
  }
  expect(await withdraw(swapId)).toEqual(refused('started'));
  // The shift is free for another swap.
  expect(swapIdIn(await ask(place('ash', date)))).toMatch(/_2$/);
});

test('the field app finds who may take a shift, and what they could exchange it for', async () => {
  const [date, back] = [nextNight(), nextNight()];
  await calls.writeAll({
    ...night(date, { ash: sam.uid }),
    ...night(back, { cedar: dana.uid }),
    ...member('robin'),
    ...member('away'),
    [paths.requestRecord(customer, 'away')]: {
      requests: [{ userId: 'away', status: 'approved', requestType: 'requestOff', requestDate: date }],
    },
  });
  const find = (returnDate: string | null, shift = place('ash', date)) =>
    calls.call(sam.email, 'findSwapColleagues', { customerId: customer, ...shift, returnDate });
  const found = (await find(null)).result as { colleagues: { memberId: string }[] };
  expect(found.colleagues.map(({ memberId }) => memberId).sort()).toEqual(['robin', dana.uid].sort());
  expect(await find(back)).toMatchObject({
    result: {
      kind: 'found',
      colleagues: [
        {
          memberId: dana.uid,
          name: `${dana.uid} Test`,
          shifts: [{ ...place('cedar', back), propertyName: 'cedar' }],
        },
      ],
    },
  });
  expect(await find(null, place('oak', date))).toEqual(refused('changed'));
});

test('a member has five open swaps at most', async () => {
  const dates = Array.from({ length: 6 }, nextNight);
  await calls.writeAll(
    Object.assign({}, ...dates.map((date) => night(date, { ash: sam.uid }))) as object as never,
  );
  const before = Object.values(await calls.list(paths.shiftSwaps(customer))).filter(
    ({ memberId, status, openUntil }) =>
      memberId === sam.uid &&
      ['asked', 'accepted'].includes(String(status)) &&
      (openUntil as Date).getTime() > Date.now(),
  ).length;
  const answers = [];
  for (const date of dates.slice(0, 6 - before)) answers.push(await ask(place('ash', date)));
  expect(answers.at(-1)).toEqual(refused('tooMany'));
  expect(answers.slice(0, -1).every(({ result }) => (result as { kind: string }).kind === 'made')).toBe(true);
});

test('only its members answer and withdraw, only the office decides, and only the account’s team asks', async () => {
  const date = nextNight();
  await calls.writeAll(night(date, { oak: dana.uid }));
  const own = swapIdIn(await ask(place('oak', date), { colleagueId: sam.uid }, dana.email));
  expect(await answer(own, true, dana.email)).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await withdraw(own, sam.email)).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await answer('missing', true)).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await answer(own, true, null)).toEqual(refusal(401, 'UNAUTHENTICATED'));
  expect(await ask(place('oak', date), {}, 'new-owner@demo.test')).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await ask(place('oak', date), { colleagueId: sam.uid })).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  expect(await ask(place('oak', date), { note: 'x'.repeat(301) })).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  expect(await answer(own, true, sam.email)).toEqual(made);
  expect(await decide(own, 'approved', {}, sam.email)).toEqual(refusal(403, 'PERMISSION_DENIED'));
});

import { addDays, localDate, paths, weekdayOf } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';

/** Open shifts, offered by the office and taken by the field app, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(60_000);

const customer = demoUids.free;
const night = addDays(localDate(Date.now(), 'America/New_York'), 9);
const day = weekdayOf(night);
const sam = { email: 'specialist@demo.test', uid: demoUids.specialist };
const dana = { email: 'manager@demo.test', uid: demoUids.manager };

const community = (id: string, fields: object = {}) => ({
  [paths.community(customer, id)]: {
    propertyName: id,
    serviceDays: [day],
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
    tier: 'Collection Specialist',
    isActive: true,
    ...fields,
  },
});
const offer = (communityId: string, isOffered = true, serviceDate = night, email = 'free@demo.test') =>
  calls.call(email, 'offerShift', { communityId, serviceDate, isOffered });
const accept = (
  email: string | null,
  communityId: string,
  serviceDate = night,
  customerId: string = customer,
) => calls.call(email, 'acceptShift', { customerId, communityId, serviceDate });
const stored = async (serviceDate = night) =>
  (await calls.readPlain(paths.scheduleNight(customer, serviceDate))) ?? {};
const made = { status: 200, result: { kind: 'made' } };
const refused = (reason: string) => ({ status: 200, result: { kind: 'refused', reason } });

beforeAll(() =>
  calls.writeAll({
    ...community('ash'),
    ...community('birch'),
    ...community('cedar'),
    ...community('late', { serviceStart: '23:00' }),
    ...member(sam.uid),
    ...member(dana.uid, { tier: 'District Manager' }),
  }),
);

test('when two people take a shift at once, one gets it and the other is refused', async () => {
  expect(await offer('ash')).toEqual(made);
  expect((await stored())['offered']).toEqual([
    { communityId: 'ash', propertyName: 'ash', startsAt: expect.any(Date) },
  ]);
  const answers = await Promise.all([accept(sam.email, 'ash'), accept(dana.email, 'ash')]);
  expect(answers).toContainEqual(made);
  expect(answers).toContainEqual(refused('taken'));
  const winner = (answers[0].result as { kind: string }).kind === 'made' ? sam : dana;
  expect(await stored()).toMatchObject({
    schedule: [{ communityId: 'ash', newAgentId: winner.uid }],
    offered: [],
    lastModifiedBy: { uid: winner.uid },
  });
  // The winner may retry after a lost response.
  expect(await accept(winner.email, 'ash')).toEqual(made);
});

test('a withdrawn offer can’t be taken, and an assigned shift is neither offered nor taken', async () => {
  expect(await offer('birch')).toEqual(made);
  expect(await offer('birch', false)).toEqual(made);
  expect(await accept(sam.email, 'birch')).toEqual(refused('withdrawn'));
  expect(await offer('birch')).toEqual(made);
  const change = { communityId: 'birch', serviceDate: night, from: null, to: { newAgentId: dana.uid } };
  await calls.call('free@demo.test', 'changeSchedule', { shifts: [change], assignments: [] });
  expect((await stored())['offered']).toEqual([]);
  expect(await offer('birch')).toEqual(refused('taken'));
  expect(await accept(sam.email, 'birch')).toEqual(refused('taken'));
});

test('an offer ends when its shift starts, and a closure has none', async () => {
  const past = addDays(night, -14);
  expect(await offer('cedar', true, past)).toEqual(refused('started'));
  await calls.writeAll({ [paths.scheduleNight(customer, past)]: { offered: [{ communityId: 'cedar' }] } });
  expect(await accept(sam.email, 'cedar', past)).toEqual(refused('started'));
  expect(await offer('cedar', true, addDays(night, 1))).toEqual(refused('noShift'));
});

test('only active members who are free and under full hours take a shift', async () => {
  await calls.writeAll({ ...community('oak'), ...community('elm') });
  const assign = { communityId: 'oak', serviceDate: night, from: null, to: { newAgentId: sam.uid } };
  await calls.call('free@demo.test', 'changeSchedule', { shifts: [assign], assignments: [] });
  expect(await offer('elm')).toEqual(made);
  expect(await accept(sam.email, 'elm')).toEqual(refused('busy'));

  const later = addDays(night, 7);
  expect(await offer('elm', true, later)).toEqual(made);
  const off = { userId: sam.uid, status: 'approved', requestType: 'requestOff', requestDate: later };
  await calls.writeAll({ [paths.requestRecord(customer, 'time-off')]: { requests: [off] } });
  expect(await accept(sam.email, 'elm', later)).toEqual(refused('timeOff'));

  const worked = Array.from({ length: 4 }, (_, at) => ({
    [paths.clockInOut(customer, `week-${at}`)]: {
      memberId: dana.uid,
      communityId: 'elm',
      serviceDate: later,
      status: 'closed',
      createdAt: new Date(0),
      clockInAt: new Date(0),
      clockOutAt: new Date(10 * 3_600_000),
    },
  }));
  await calls.writeAll(Object.assign({}, ...worked) as Record<string, object>);
  expect(await accept(dana.email, 'elm', later)).toEqual(refused('overHours'));
  await calls.writeAll(member(dana.uid, { isActive: false }));
  expect(await accept(dana.email, 'elm', later)).toEqual(refused('inactive'));
});

test('those who may take an offered shift are notified once, and the office learns who took it', async () => {
  const date = addDays(night, 21);
  await calls.writeAll({
    ...community('gale'),
    ...member(sam.uid, { email: 'sam@demo.test' }),
    ...member('off', { email: 'off@demo.test' }),
    [paths.requestRecord(customer, 'off')]: {
      requests: [{ userId: 'off', status: 'approved', requestType: 'requestOff', requestDate: date }],
    },
  });
  const mailTo = (memberId: string) =>
    calls.readPlain(paths.mail(`offer-${customer}-${memberId}-${date}-gale`));
  expect(await offer('gale', true, date)).toEqual(made);
  const told = await mailTo(sam.uid);
  expect(told).toMatchObject({ to: 'sam@demo.test', message: { subject: expect.stringContaining('gale') } });
  expect(await mailTo('off')).toBeNull();
  expect(await offer('gale', false, date)).toEqual(made);
  expect(await offer('gale', true, date)).toEqual(made);
  expect((await mailTo(sam.uid))?.['createdAt']).toEqual(told?.['createdAt']);

  expect(await accept(sam.email, 'gale', date)).toEqual(made);
  const news = `${paths.notifications(customer)}/offerTaken-${date}-gale-${sam.uid}`;
  expect(await calls.readPlain(news)).toMatchObject({ kind: 'request', title: 'Open shift taken' });
});

test('only the office offers, and only the account’s team takes', async () => {
  expect(await offer('cedar', true, night, sam.email)).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await offer('cedar')).toEqual(made);
  expect(await accept(null, 'cedar')).toEqual(refusal(401, 'UNAUTHENTICATED'));
  expect(await accept('new-owner@demo.test', 'cedar')).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await accept(sam.email, 'cedar', 'soon')).toEqual(refusal(400, 'INVALID_ARGUMENT'));
});

test('a night off is approved with substitutes who can serve, and the rest is offered; undoing it withdraws the offers', async () => {
  const date = addDays(night, 14);
  const record = paths.requestRecord(customer, 'night-off');
  const requested = { userId: sam.uid, status: 'pending', requestType: 'requestOff', requestDate: date };
  await calls.writeAll({
    ...member(dana.uid, { tier: 'District Manager' }),
    [record]: { requests: [requested] },
  });
  const change = (communityId: string, from: string | null | undefined, to: string | null) => ({
    communityId,
    serviceDate: date,
    from: from === undefined ? null : { newAgentId: from },
    to: { newAgentId: to },
  });
  const assigned = [
    change('ash', undefined, sam.uid),
    change('birch', undefined, sam.uid),
    change('cedar', undefined, dana.uid),
  ];
  await calls.call('free@demo.test', 'changeSchedule', { shifts: assigned, assignments: [] });
  const none = {
    decidedAt: null,
    decidedBy: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
  };
  const approved = { ...none, status: 'approved', decidedAt: 1, decidedBy: customer };
  const seen = { ...requested, ...none, communityId: null, place: 0 };
  const place = (communityId: string) => ({ communityId, serviceDate: date });
  const decide = (shifts: object[], offers: object[] = [], more: object = {}) =>
    calls.call('free@demo.test', 'decideRequest', {
      recordId: 'night-off',
      seen,
      outcome: approved,
      shifts,
      offers,
      ...more,
    });

  expect(await decide([change('ash', sam.uid, dana.uid), change('birch', sam.uid, 'gone')])).toEqual({
    status: 200,
    result: {
      kind: 'refused',
      shifts: [
        { ...place('ash'), reason: 'busy' },
        { ...place('birch'), reason: 'inactive' },
      ],
    },
  });
  expect((await calls.readPlain(record))?.['requests']).toEqual([requested]);
  expect(await decide([change('late', undefined, dana.uid)])).toEqual(made);
  await decide([], [], { seen: { ...seen, ...approved }, outcome: { ...none, status: 'pending' } });

  const open = [change('ash', sam.uid, null), change('birch', sam.uid, null)];
  expect(await decide(open, [place('ash'), place('cedar')])).toEqual(made);
  // Only an unassigned shift of the night off is offered.
  expect((await stored(date))['offered']).toMatchObject([{ communityId: 'ash', propertyName: 'ash' }]);
  const back = open.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }));
  const undone = { seen: { ...seen, ...approved }, outcome: { ...none, status: 'pending' } };
  expect(await decide(back, [], undone)).toEqual(made);
  expect((await stored(date))['offered']).toEqual([]);
});

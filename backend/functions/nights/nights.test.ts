import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { prune, daysKept } from '../notifications/pruneNotifications.ts';
import {
  notifyClockInOut,
  notifyContactForm,
  notifyRequest,
  notifyViolation,
} from '../notifications/triggers.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { watchNight } from './watchNight.ts';

/** Nights as functions see them, at chosen times, on a Firestore of their own; its triggers are run by hand. */
useOwnFirestore();

const night = '2026-07-15';
const at = (time: string) => Date.parse(time);
const evening = (time: string) => at(`${night}T${time}-04:00`);
const morning = (time: string) => at(`2026-07-16T${time}-04:00`);

let owner = '';
let owners = 0;

const write = (documents: Readonly<Record<string, object>>) => {
  const batch = firestore().batch();
  for (const [path, data] of Object.entries(documents)) batch.set(firestore().doc(path), data);
  return batch.commit();
};

const clock = (id: string) => `${paths.clockInOuts(owner)}/${id}`;
const report = (id: string) => `${paths.shiftReports(owner)}/${id}`;

/** A business with one community, which Sam serves each Wednesday, and which is watched from 7 pm on. */
beforeEach(async () => {
  owners += 1;
  owner = `owner-${owners}`;
  await write({
    [paths.customer(owner)]: { firstName: 'Olivia', email: 'olivia@demo.test' },
    [paths.teamMember(owner, 'sam')]: { firstName: 'Sam', lastName: 'Ortiz', tier: 'Collection Specialist' },
    [paths.community(owner, 'maple')]: {
      propertyName: 'Maple Court',
      serviceDays: ['wednesday'],
      timezone: 'America/New_York',
      totalUnits: 48,
    },
    [paths.assignedAgent(owner, 'maple', 'wednesday')]: {
      memberId: 'sam',
      customerId: owner,
      communityId: 'maple',
      day: 'wednesday',
    },
    [`${paths.checkpoints(owner)}/gate`]: { communityId: 'maple', name: 'Gate', isActive: true },
    [`${paths.checkpoints(owner)}/old`]: { communityId: 'maple', name: 'Old', isActive: false },
    [paths.nightWatch(owner)]: { watchedUntil: Timestamp.fromMillis(evening('19:00')) },
  });
});

const at15 = { communityId: 'maple', serviceDate: night, memberId: 'sam' };
const missedId = `missed_${night}_maple`;

const notifications = async (ofWhom = owner) =>
  Object.fromEntries(
    (await firestore().collection(paths.notifications(ofWhom)).get()).docs.map((found) => [
      found.id,
      found.data(),
    ]),
  );

/** Writes a document as a client does, and runs the trigger that its event starts. */
const event = async (
  trigger: { run: (event: never) => unknown },
  path: string,
  data: object,
  when: number,
  times = 1,
) => {
  const reference = firestore().doc(path);
  const before = await reference.get();
  await reference.set(data, { merge: true });
  const after = await reference.get();
  const params = { customerId: owner, recordId: reference.id };
  const time = new Date(when).toISOString();
  const isCreation = trigger === notifyViolation || trigger === notifyContactForm;
  for (let run = 0; run < times; run += 1) {
    await trigger.run({ data: isCreation ? after : { before, after }, params, time } as never);
  }
};

/** Runs the trigger of a clock-in that a function has just added. */
const recorded = async (id: string) => {
  const after = await firestore().doc(clock(id)).get();
  const before = await firestore().doc(clock('none')).get();
  const params = { customerId: owner, recordId: id };
  await notifyClockInOut.run({ data: { before, after }, params, time: new Date().toISOString() } as never);
};

const clockIn = (when: number, id = 'sam_2026-07-15_maple', more: object = {}) =>
  event(
    notifyClockInOut,
    clock(id),
    { ...at15, status: 'open', clockInAt: new Date(when), createdAt: new Date(when), ...more },
    when,
    2,
  );

test('a shift without a clock-in is told of as late, recorded as missed, and taken back when somebody comes after all', async () => {
  await watchNight(owner, evening('20:05'));
  expect(await notifications()).toEqual({});

  // A run that is repeated since it broke off does the same again.
  await watchNight(owner, evening('20:12'));
  await firestore()
    .doc(paths.nightWatch(owner))
    .set({ watchedUntil: Timestamp.fromMillis(evening('20:05')) });
  await watchNight(owner, evening('20:12'));
  expect(await notifications()).toEqual({
    'lateShift-2026-07-15-maple': {
      kind: 'lateShift',
      title: 'Nobody has clocked in',
      message: 'Sam Ortiz has not clocked in at Maple Court. The shift began at 8:00 PM.',
      link: '/tracking?night=2026-07-15',
      timestamp: Timestamp.fromMillis(evening('20:12')),
      read: false,
      seen: false,
    },
  });

  await watchNight(owner, morning('00:03'));
  await firestore()
    .doc(paths.nightWatch(owner))
    .set({ watchedUntil: Timestamp.fromMillis(evening('23:00')) });
  await watchNight(owner, morning('00:08'));
  const clocks = await firestore().collection(paths.clockInOuts(owner)).get();
  expect(clocks.docs.map((found) => [found.id, found.data()])).toEqual([
    [
      missedId,
      expect.objectContaining({
        ...at15,
        status: 'missed',
        source: 'auto',
        shiftReportId: missedId,
        clockInAt: null,
        scheduledStart: Timestamp.fromMillis(evening('20:00')),
        createdAt: expect.any(Timestamp),
      }),
    ],
  ]);
  expect((await firestore().doc(report(missedId)).get()).data()).toMatchObject({
    ...at15,
    status: 'missed',
    unitsTotal: 48,
    checkpointsExpected: 1,
  });

  await recorded(missedId);
  await recorded(missedId);
  expect((await notifications())[`missedShift-${missedId}`]).toMatchObject({ title: 'Missed shift' });

  await clockIn(morning('01:10'));
  expect((await firestore().doc(clock(missedId)).get()).exists).toBe(false);
  expect((await firestore().doc(report(missedId)).get()).exists).toBe(false);
  expect((await notifications())[`missedShift-${missedId}`]).toMatchObject({
    title: 'Served after all',
    link: '/clock-in-outs?open=sam_2026-07-15_maple',
    read: false,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['somebody has clocked in', () => clockIn(evening('20:03'))],
  ['a colleague stepped in', () => clockIn(evening('20:03'), 'kim_2026-07-15_maple', { memberId: 'kim' })],
  [
    'the shift was cleared',
    () =>
      write({
        [paths.scheduleNight(owner, night)]: { schedule: [{ communityId: 'maple', newAgentId: '' }] },
      }),
  ],
  [
    'nobody serves it',
    () =>
      firestore()
        .doc(paths.assignedAgent(owner, 'maple', 'wednesday'))
        .delete(),
  ],
  [
    'the community was archived',
    () => firestore().doc(paths.community(owner, 'maple')).update({ archivedAt: new Date() }),
  ],
  [
    'service begins later now',
    () => firestore().doc(paths.community(owner, 'maple')).update({ serviceStart: '02:00' }),
  ],
])('nothing is late or missed when %s, though the summaries do not know it yet', async (_, change) => {
  await watchNight(owner, evening('20:05'));
  await change();
  const before = Object.keys(await notifications());
  await watchNight(owner, evening('20:30'));
  await watchNight(owner, morning('00:30'));
  expect(Object.keys(await notifications())).toEqual(before);
  expect((await firestore().doc(report(missedId)).get()).exists).toBe(false);
});

test('an account that was never watched has no past', async () => {
  await firestore().doc(paths.nightWatch(owner)).delete();
  await watchNight(owner, morning('02:00'));
  await watchNight(owner, morning('02:05'));
  expect(await notifications()).toEqual({});
});

test('each event adds one notification, however often it comes, with what it leads to', async () => {
  await clockIn(evening('20:25'));
  await event(
    notifyClockInOut,
    clock('sam_2026-07-15_maple'),
    { status: 'closed', clockOutAt: new Date(evening('21:30')) },
    evening('21:30'),
    2,
  );
  await event(
    notifyViolation,
    `${paths.violations(owner)}/v1`,
    {
      ...at15,
      caseNumber: 'V-1',
      unitId: 'a',
      typeId: 'loose',
      status: 'open',
      createdAt: new Date(evening('20:40')),
    },
    evening('20:40'),
    2,
  );
  const sent = {
    communityId: 'maple',
    name: 'Hana\nBcc: all@example.com',
    topic: 'other',
    message: 'Hello',
    createdAt: new Date(evening('20:50')),
  };
  await firestore().doc(paths.customer(owner)).update({ emailContactSubmissions: true });
  await event(notifyContactForm, `${paths.contactSubmissions(owner)}/f1`, sent, evening('20:50'), 2);
  const asked = {
    userId: 'sam',
    status: 'pending',
    requestType: 'shift',
    requestDate: '2026-07-20',
    communityId: 'maple',
  };
  await event(notifyRequest, paths.requestRecord(owner, 'sam'), { requests: [asked] }, evening('20:55'), 2);
  const titles = Object.entries(await notifications()).map(([id, { title, link }]) => [id, title, link]);
  expect(titles).toEqual([
    ['clockIn-sam_2026-07-15_maple', 'Late clock-in', '/clock-in-outs?open=sam_2026-07-15_maple'],
    ['clockOut-sam_2026-07-15_maple', 'Clock-out', '/clock-in-outs?open=sam_2026-07-15_maple'],
    ['contactForm-f1', 'Message from Hana\nBcc: all@example.com', '/communities/maple'],
    ['request-2026-07-16-sam-sam', 'Shift request', '/schedule?tab=requests&request=sam%2F0'],
    ['violation-v1', 'New violation', '/violations?open=v1'],
  ]);
  expect(
    (
      await firestore()
        .doc(paths.mail(`contactForm-f1-${owner}-${owner}`))
        .get()
    ).data(),
  ).toMatchObject({
    to: 'olivia@demo.test',
    purpose: 'contactForm',
    message: {
      subject: 'Message from Hana Bcc: all@example.com',
      text: expect.stringMatching(/^Maple Court: Hello\n\nOpen it in Valet Hub:\nhttps:.*maple$/),
    },
  });

  await firestore().doc(paths.customer(owner)).update({ emailContactSubmissions: false });
  await event(notifyContactForm, `${paths.contactSubmissions(owner)}/f2`, sent, evening('20:52'), 2);
  expect((await notifications())['contactForm-f2']).toMatchObject({ link: '/communities/maple' });
  expect(
    (
      await firestore()
        .doc(paths.mail(`contactForm-f2-${owner}-${owner}`))
        .get()
    ).exists,
  ).toBe(false);

  // More requests of the same day are one notification, which is unread again.
  const one = firestore().doc(paths.notification(owner, 'request-2026-07-16-sam-sam'));
  await one.update({ read: true, seen: true });
  const requests = FieldValue.arrayUnion({ ...asked, requestDate: '2026-07-21' });
  await event(notifyRequest, paths.requestRecord(owner, 'sam'), { requests }, evening('20:58'));
  expect((await one.get()).data()).toMatchObject({
    read: false,
    message:
      'Sam Ortiz asks for the shift at Maple Court on Tue, Jul 21. 1 more of theirs waits for an answer.',
  });
});

test.each([
  ['notifyClockInOut', () => clockIn(evening('20:03'))],
  ['notifyMissedShifts', () => watchNight(owner, evening('20:12'))],
])('an owner who has switched %s off is told nothing of it', async (setting, happen) => {
  await firestore()
    .doc(paths.customer(owner))
    .update({ [setting]: false });
  await happen();
  expect(await notifications()).toEqual({});
});

test('an operator of many communities hears of the clock-ins of a quarter of an hour in one notification', async () => {
  await write({
    [paths.planCounts(owner)]: {
      members: 1,
      activeMembers: 1,
      activeAdmins: 1,
      communities: 400,
      format: 2,
    },
  });
  const begin = evening('20:01');
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => clockIn(begin + index * 1000, `sam_${night}_c${index}`)),
  );
  expect(await notifications()).toEqual({
    'clockIns-2026-07-16T00:00': expect.objectContaining({ title: '12 clock-ins', link: '/clock-in-outs' }),
  });
  // What was read stays so while more come.
  const one = firestore().doc(paths.notification(owner, 'clockIns-2026-07-16T00:00'));
  await one.update({ read: true, seen: true });
  await clockIn(begin + 60_000, `sam_${night}_last`);
  expect((await one.get()).data()).toMatchObject({ title: '13 clock-ins', read: true });
});

test('many shifts that nobody begins at one time are told of together', async () => {
  const ids = Array.from({ length: 7 }, (_, index) => `c${index}`);
  await write(
    Object.fromEntries(
      ids.flatMap((id) => [
        [paths.community(owner, id), { propertyName: id, serviceDays: ['wednesday'] }],
        [
          paths.assignedAgent(owner, id, 'wednesday'),
          { memberId: 'sam', customerId: owner, communityId: id, day: 'wednesday' },
        ],
      ]),
    ),
  );
  await watchNight(owner, evening('20:12'));
  expect(await notifications()).toEqual({
    'lateShifts-2026-07-16T00:00': expect.objectContaining({
      title: '8 shifts without a clock-in',
      link: '/tracking?night=2026-07-15',
    }),
  });
});

test('old notifications go, and the others stay', async () => {
  const now = Date.now();
  const day = 86_400_000;
  const aged = (days: number) => ({ title: 'x', timestamp: new Date(now - days * day), read: true });
  await write({
    [paths.notification(owner, 'new')]: aged(1),
    [paths.notification(owner, 'kept')]: aged(daysKept - 1),
    [paths.notification(owner, 'old')]: aged(daysKept + 1),
    [paths.notification(owner, 'older')]: aged(400),
  });
  await prune(owner, now);
  await prune(owner, now);
  expect(Object.keys(await notifications())).toEqual(['kept', 'new']);
});

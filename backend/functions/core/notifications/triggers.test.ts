import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { notifyClosureRequest } from '../../../../mf-communities/functions/managers/callables/closureRequests.ts';
import { watchNight } from '../../../../mf-tracking/functions/nights/watchNight.ts';
import { at15, evening, night, watchedBusiness } from '../nights/watchedBusiness.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { prune, daysKept } from './triggers/pruneNotifications.ts';
import {
  notifyClockInOut,
  notifyContactForm,
  notifyRequest,
  notifyResidentText,
  notifyViolation,
} from './triggers/notify.ts';

useOwnFirestore();
const { owner, write, notifications, event, clockIn } = watchedBusiness();

test('each event adds one notification with its link, even if the event is repeated', async () => {
  await clockIn(evening('20:25'));
  await event(
    notifyClockInOut,
    paths.clockInOut(owner(), 'sam_2026-07-15_maple'),
    { status: 'closed', clockOutAt: new Date(evening('21:30')) },
    evening('21:30'),
    2,
  );
  await event(
    notifyViolation,
    `${paths.violations(owner())}/v1`,
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
  await firestore().doc(paths.customer(owner())).update({ emailContactSubmissions: true });
  await event(notifyContactForm, `${paths.contactSubmissions(owner())}/f1`, sent, evening('20:50'), 2);
  const requested = {
    userId: 'sam',
    status: 'pending',
    requestType: 'shift',
    requestDate: '2026-07-20',
    communityId: 'maple',
  };
  await event(
    notifyRequest,
    paths.requestRecord(owner(), 'sam'),
    { requests: [requested] },
    evening('20:55'),
    2,
  );
  const titles = Object.entries(await notifications()).map(([id, { title, link }]) => [id, title, link]);
  expect(titles).toEqual([
    ['clockIn-sam_2026-07-15_maple', 'Late clock-in', '/clock-in-outs?open=sam_2026-07-15_maple'],
    ['clockOut-sam_2026-07-15_maple', 'Clock-out', '/clock-in-outs?open=sam_2026-07-15_maple'],
    ['contactForm-f1', 'Message from Hana\nBcc: all@example.com', '/communities?view=requests&open=f1'],
    ['request-2026-07-16-sam-sam', 'Shift request', '/schedule?tab=requests&request=sam%2F0'],
    ['violation-v1', 'New violation', '/violations?open=v1'],
  ]);
  expect(
    (
      await firestore()
        .doc(paths.mail(`contactForm-f1-${owner()}-${owner()}`))
        .get()
    ).data(),
  ).toMatchObject({
    to: 'olivia@demo.test',
    purpose: 'contactForm',
    fromName: 'Sunrise',
    shownOn: { kind: 'told', uid: owner() },
    message: {
      subject: 'Message from Hana Bcc: all@example.com',
      text: expect.stringMatching(/^Maple Court: Hello\n\nOpen in Valet Hub:\nhttps:.*open=f1$/),
    },
  });

  await firestore().doc(paths.customer(owner())).update({ emailContactSubmissions: false });
  await event(notifyContactForm, `${paths.contactSubmissions(owner())}/f2`, sent, evening('20:52'), 2);
  expect((await notifications())['contactForm-f2']).toMatchObject({
    link: '/communities?view=requests&open=f2',
  });
  expect(
    (
      await firestore()
        .doc(paths.mail(`contactForm-f2-${owner()}-${owner()}`))
        .get()
    ).exists,
  ).toBe(false);

  // More requests on the same day update one notification, which becomes unread again.
  const one = firestore().doc(paths.notification(owner(), 'request-2026-07-16-sam-sam'));
  await one.update({ read: true, seen: true });
  const requests = FieldValue.arrayUnion({ ...requested, requestDate: '2026-07-21' });
  await event(notifyRequest, paths.requestRecord(owner(), 'sam'), { requests }, evening('20:58'));
  expect((await one.get()).data()).toMatchObject({
    read: false,
    message: 'Sam Ortiz requested the Maple Court shift on Tue, Jul 21. They have 1 more pending request.',
  });
});

test.each([
  ['notifyClockInOut', () => clockIn(evening('20:03'))],
  ['notifyMissedShifts', () => watchNight(owner(), evening('20:12'))],
])('an owner who turned off %s gets none', async (setting, happen) => {
  await firestore()
    .doc(paths.customer(owner()))
    .update({ [setting]: false });
  await happen();
  expect(await notifications()).toEqual({});
});

test('a manager’s requested closures are written out, with the note and a link to answer them', async () => {
  const requested = {
    communityId: 'maple',
    linkId: 'l1',
    name: 'Pat Manager',
    dates: ['2026-07-20', '2026-07-21', '2026-07-22'],
    note: 'The gate is painted.',
    status: 'new',
    createdAt: new Date(evening('20:50')),
    answeredAt: null,
    answeredBy: null,
  };
  await event(notifyClosureRequest, paths.closureRequest(owner(), 'c1'), requested, evening('20:50'), 2);
  expect(await notifications()).toMatchObject({
    'contactForm-c1': {
      title: 'Message from Pat Manager',
      message: 'Maple Court: Closure requested for Mon, Jul 20 to Wed, Jul 22. The gate is painted.',
      link: '/communities/maple?tab=managers',
    },
  });
});

test('each text a resident adds to a request causes one notification, and the office’s own messages cause none', async () => {
  const form = `${paths.contactSubmissions(owner())}/f1`;
  const line = (id: string, from: string, text: string) => ({ id, from, at: new Date(), text });
  const first = line('SM1', 'resident', 'Can you take my couch?');
  const request = { communityId: 'maple', name: 'Hana', topic: 'other', message: first.text };
  const conversation = [first];
  await write({ [form]: { ...request, conversation, createdAt: new Date(evening('20:50')) } });
  conversation.push(line('t1', 'business', 'On Friday.'));
  await event(notifyResidentText, form, { conversation }, evening('20:51'), 2);
  expect(await notifications()).toEqual({});
  for (const [id, text] of [
    ['SM2', 'And the chair?'],
    ['SM3', ''],
  ] as const) {
    conversation.push(line(id, 'resident', text));
    await event(notifyResidentText, form, { conversation }, evening('20:52'), 2);
  }
  const told = Object.values(await notifications());
  expect(told.map(({ title, message }) => [title, message])).toEqual([
    ['Message from Hana', 'Maple Court: And the chair?'],
    ['Message from Hana', 'Maple Court'],
  ]);
});

test('an operator of many communities gets one notification for the clock-ins of a quarter of an hour', async () => {
  await write({
    [paths.planCounts(owner())]: {
      members: 1,
      activeMembers: 1,
      activeAdmins: 1,
      communities: 400,
      format: 3,
    },
  });
  const begin = evening('20:01');
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => clockIn(begin + index * 1000, `sam_${night}_c${index}`)),
  );
  expect(await notifications()).toEqual({
    'clockIns-2026-07-16T00:00': expect.objectContaining({ title: '12 clock-ins', link: '/clock-in-outs' }),
  });
  // A read notification stays read while more arrive.
  const one = firestore().doc(paths.notification(owner(), 'clockIns-2026-07-16T00:00'));
  await one.update({ read: true, seen: true });
  await clockIn(begin + 60_000, `sam_${night}_last`);
  expect((await one.get()).data()).toMatchObject({ title: '13 clock-ins', read: true });
});

test('old notifications are removed, and the others stay', async () => {
  const now = Date.now();
  const day = 86_400_000;
  const aged = (days: number) => ({ title: 'x', timestamp: new Date(now - days * day), read: true });
  await write({
    [paths.notification(owner(), 'new')]: aged(1),
    [paths.notification(owner(), 'kept')]: aged(daysKept - 1),
    [paths.notification(owner(), 'old')]: aged(daysKept + 1),
    [paths.notification(owner(), 'older')]: aged(400),
  });
  await prune(owner(), now);
  await prune(owner(), now);
  expect(Object.keys(await notifications())).toEqual(['kept', 'new']);
});

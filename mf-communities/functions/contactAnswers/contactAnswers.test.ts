import { Timestamp } from 'firebase-admin/firestore';
import { mailSchema } from 'backend/functions/core/messages/domain/mail.ts';
import { paths, suppressionId } from 'shared-lib/domain';
import { textMonth } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { changeAnswerTemplate } from './callables/changeAnswerTemplate.ts';
import { changeContactSubmission, readVerdict } from './callables/changeContactSubmission.ts';
import { recordAnswerDelivery } from 'backend/functions/core/contactAnswers/contactRecords.ts';
import {
  owner,
  admin,
  night,
  stamp,
  set,
  read,
  requestAt,
  step,
  take,
  answer,
  success,
  request,
  useOwnRequests,
} from './ownRequests.fixture.ts';

/** The life of a resident request. */
useOwnRequests();

test('a request’s life, with the author and time of each step', async () => {
  const steps = [
    step('assign', 0, { assignedTo: admin }),
    step('decide', 1, { verdict: 'served', night: null }),
    step('answer', 2, answer),
    step('setStatus', 3, { status: 'inProgress' }),
    step('merge', 4, { duplicates: [{ submissionId: 'r2', seen: 0 }] }),
  ];
  for (const requested of steps) expect(await take(requested)).toEqual(success);
  const stored = await read(requestAt('r1'));
  expect(stored).toMatchObject({
    status: 'inProgress',
    assignedTo: admin,
    resolvedAt: null,
    answers: [
      {
        by: owner,
        at: expect.any(Timestamp),
        channel: 'email',
        text: 'Hello Hana Novak, served on Monday, November 16 at 9:14 PM.',
        messageId: 'answer-r1-step-r1-2',
      },
    ],
    decision: {
      verdict: 'served',
      by: owner,
      at: expect.any(Timestamp),
      night,
      servedAt: stamp('21:14'),
      evidence: expect.arrayContaining([
        expect.objectContaining({ kind: 'door', at: stamp('21:14'), word: 'collected', recordId: 'l1' }),
      ]),
    },
    updatedAt: expect.any(Timestamp),
  });
  const taken = stored?.['steps'] as { act: string; by: string; at: unknown }[];
  expect(taken.map(({ act }) => act)).toEqual(steps.map(({ act }) => act));
  expect(taken.every(({ by, at: when }) => by === owner && when instanceof Timestamp)).toBe(true);
  expect(await read(requestAt('r2'))).toMatchObject({ status: 'resolved', mergedInto: 'r1' });
  expect(await take(step('split', 1, {}, 'r2'), admin)).toEqual(success);
  expect(await read(requestAt('r2'))).toMatchObject({ status: 'inProgress', mergedInto: null });
});

test('an answer by email is sent once, in the business’s name, to each merged request', async () => {
  await set(requestAt('r2'), {
    ...request,
    name: 'Dana',
    email: 'dana@home.test',
    mergedInto: 'r1',
    status: 'resolved',
  });
  await set(requestAt('r3'), { ...request, mergedInto: 'r1', status: 'resolved' });
  await take(step('decide', 0, { verdict: 'served', night: null }));
  await loseNextAnswer(true);
  expect(await take(step('answer', 1, answer))).toEqual(success);
  expect(await take(step('answer', 1, answer))).toEqual(success);
  const mails = await firestore().collection('mail').get();
  expect(mails.docs.map((mail) => mail.data()).toSorted((a, b) => (a['to'] < b['to'] ? 1 : -1))).toEqual(
    ['hana@home.test', 'dana@home.test'].map((to) =>
      expect.objectContaining({
        to,
        customerId: owner,
        purpose: 'answer',
        fromName: 'Sunrise',
        replyTo: 'office@sunrise.test',
        message: expect.objectContaining({ text: expect.stringContaining('at 9:14 PM.') }),
        delivery: expect.objectContaining({ state: 'PENDING' }),
      }),
    ),
  );
  expect((await read(requestAt('r3')))?.['answers']).toEqual([expect.objectContaining({ messageId: null })]);
});

test('a new business that pays nothing emails few answers a day', async () => {
  await set(paths.customer(owner), { firstName: 'Olivia', businessName: 'Sunrise', dateCreated: new Date() });
  const words = { ...answer, text: 'We look into it.' };
  const requested = (seen: number) => step('answer', seen, words);
  for (let seen = 0; seen < 20; seen += 1) expect(await take(requested(seen))).toEqual(success);
  expect(await take(requested(20))).toBe('failed-precondition');
  expect(await take(step('answer', 0, words, 'r2'))).toBe('failed-precondition');
  const mails = await firestore().collection(paths.mails()).get();
  expect(mails.size).toBe(20);
  await set(`${paths.subscriptions(owner)}/one`, {
    status: 'active',
    current_period_end: new Date(Date.now() + 86_400_000),
    priceId: 'price_professional',
    quantity: 1,
  });
  expect(await take(requested(20))).toEqual(success);
});

test.each([
  ['a text, which nothing sends', { ...answer, channel: 'text', text: 'Hello' }, 'channel', 'notSetUp'],
  ['a time before there is a verdict', answer, 'text', 'noValue'],
  ['an unknown name', { ...answer, text: 'Hello {nmae}' }, 'text', 'unknownName'],
])('no answer is sent with %s', async (_, more, field, code) => {
  const refused = await changeContactSubmission
    .run({ data: step('answer', 0, more), auth: { uid: owner } } as never)
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'failed-precondition', details: { fields: { [field]: { code } } } });
  expect((await firestore().collection('mail').get()).size).toBe(0);
  expect(await read(requestAt('r1'))).toMatchObject({ status: 'new' });
});

test('a text is sent once to those who agreed to texts, is counted, and never goes abroad or to anyone who sent STOP', async () => {
  process.env['TWILIO_ACCOUNT_SID'] = 'AC1';
  process.env['TWILIO_FROM'] = '+12125550100';
  try {
    await set(paths.settingsSection(owner, 'sms'), { enabled: true, senderName: 'Sunrise' });
    const texted = { ...answer, channel: 'text', text: 'Hello {name}' };
    const stop = paths.suppression(owner, suppressionId('text', request.phone));
    await set(stop, { channel: 'text', address: request.phone, reason: 'stopped' });
    expect(await take(step('answer', 0, texted))).toBe('failed-precondition');
    await firestore().doc(stop).delete();
    await firestore().doc(requestAt('r1')).update({ phone: '+2348012345678' });
    expect(await take(step('answer', 0, texted))).toBe('failed-precondition');
    await firestore().doc(requestAt('r1')).update({ phone: request.phone });
    await loseNextAnswer(true);
    expect(await take(step('answer', 0, texted))).toEqual(success);
    expect(await take(step('answer', 0, texted))).toEqual(success);
    const texts = await firestore().collection('messages').get();
    expect(texts.docs.map((text) => text.data())).toEqual([
      expect.objectContaining({
        to: request.phone,
        body: 'Sunrise: Hello Hana Novak',
        purpose: 'answer',
        customerId: owner,
        communityId: 'maple',
        unitId: 'a-101',
      }),
    ]);
    const counted = await firestore()
      .doc(paths.textCounts(owner, textMonth({ timeZone: null }, Date.now())))
      .get();
    expect(counted.data()).toMatchObject({ texts: 1, segments: 1 });
  } finally {
    delete process.env['TWILIO_ACCOUNT_SID'];
    delete process.env['TWILIO_FROM'];
  }
});

test('one of two concurrent steps wins, and the other author sees who made it', async () => {
  const other = step('setStatus', 0, { status: 'resolved', stepId: 'step-of-adam' });
  const answers = await Promise.all([take(step('assign', 0, { assignedTo: owner })), take(other, admin)]);
  expect(answers).toContainEqual(success);
  expect(answers).toContain('aborted');
  expect((await read(requestAt('r1')))?.['steps']).toHaveLength(1);
  const told = await changeContactSubmission
    .run({
      data: step('assign', 0, { assignedTo: owner, stepId: 'step-later' }),
      auth: { uid: owner },
    } as never)
    .catch((error: unknown) => error);
  expect(told).toMatchObject({
    details: { reason: 'changedMeanwhile', by: expect.any(String) },
  });
});

test.each([
  ['a specialist', 'sam', 'permission-denied'],
  ['a stranger', 'mallory', 'permission-denied'],
])('%s takes no step and reads no verdict', async (_, uid, code) => {
  expect(await take(step('assign', 0, { assignedTo: null }), uid)).toBe(code);
  expect(await callAs(uid, readVerdict, { submissionId: 'r1', night: null })).toBe(code);
});

test.each([
  ['a deleted request', step('assign', 0, { assignedTo: owner }, 'r9'), 'not-found'],
  ['one elsewhere', step('assign', 0, { assignedTo: owner }, '../r1'), 'invalid-argument'],
  ['a request, for a specialist', step('assign', 0, { assignedTo: 'sam' }), 'failed-precondition'],
  ['no answer at all', step('answer', 0, { ...answer, text: ' ' }), 'invalid-argument'],
  [
    'an answer that is too long',
    step('answer', 0, { ...answer, text: 'x'.repeat(4001) }),
    'invalid-argument',
  ],
  ['an unknown act', step('forget', 0), 'invalid-argument'],
])('a step of %s is refused', async (_, requested, code) => {
  expect(await take(requested)).toBe(code);
});

test('a bounced answer is shown in its request, with the reason', async () => {
  expect(await take(step('answer', 0, { ...answer, text: 'Hello {name}.' }))).toEqual(success);
  const mail = firestore().doc(paths.mail('answer-r1-step-r1-0'));
  const error = { code: 'bounced', message: '550 No such mailbox' };
  await mail.update({ 'delivery.state': 'ERROR', 'delivery.error': error });
  await recordAnswerDelivery(await mail.get(), (snapshot) => recordOf(mailSchema, snapshot));
  const answers = (await read(requestAt('r1')))?.['answers'] as unknown[];
  expect(answers[0]).toMatchObject({ delivery: { state: 'bounced', at: expect.any(Timestamp), error } });
});

test('a custom template is saved only after the last change was seen, and checked in both languages', async () => {
  const words = { name: 'Storm', en: 'Hello {name}', es: 'Hola, {name}' };
  const change = (more: object, uid = owner) =>
    changeAnswerTemplate
      .run({ data: { templateId: 'storm', words, seen: null, ...more }, auth: { uid } } as never)
      .catch(({ code, details }: { code: string; details: unknown }) => ({ code, details }));
  expect(await change({}, 'stranger')).toMatchObject({ code: 'permission-denied' });
  expect(await change({})).toEqual(success);
  expect(await change({})).toMatchObject({ code: 'aborted', details: { by: owner } });
  const path = paths.answerTemplate(owner, 'storm');
  const kept = (await read(path)) ?? {};
  expect(kept).toMatchObject({ ...words, createdBy: owner, updatedBy: owner });
  const seen = (kept['updatedAt'] as Timestamp).toMillis();
  expect(await change({ seen, words: { ...words, es: 'Unidad {unitNumer}' } })).toMatchObject({
    code: 'invalid-argument',
    details: { fields: { es: { code: 'misspelt', meant: 'unitNumber' } } },
  });
  expect(await change({ seen, words: null })).toEqual(success);
  expect(await read(path)).toBeUndefined();
});

import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { loseNextAnswer } from '../../../kernel/testing/inProcess.fixture.ts';
import { mailChannel, textChannel } from './channels.ts';
import { textDocument } from './queueMessage.ts';
import { sendDue } from './sendDue.ts';
import { supportMail } from './triggers/sendSupportRequest.ts';
import { owner, dana, phone, mailPath, textPath, useOwnMessages } from './ownMessages.fixture.ts';

/** Messages from their documents to their recipients. */
const {
  own,
  putMail,
  putText,
  sendMailNow,
  sendTextNow,
  deliveryOf,
  state,
  expectState,
  makeDue,
  isSuppressed,
  sent,
} = useOwnMessages();

test('an email arrives as written, and its delivery is recorded', async () => {
  await putMail();
  await sendMailNow();
  expect(sent('mail')).toEqual([
    expect.objectContaining({
      to: dana,
      from: 'Sunrise, "Valet" <no-reply@local.test>',
      subject: 'Hello Bcc: all@home.test',
      text: expect.stringMatching(/^\.Dots and ñ, “quotes”\.\n\.\s*$/),
    }),
  ]);
  await expectState(mailPath, 'delivered');
});

test('a support request reaches support, who can reply', async () => {
  const requested = {
    topic: 'howTo',
    message: 'How do I\n.add a dot?',
    diagnostics: 'Browser: X',
    status: 'new',
  } as const;
  const request = {
    ...requested,
    id: 'r1',
    createdAt: 0,
    createdBy: owner,
    email: 'olivia@demo.test',
    number: null,
    answers: [],
  };
  await firestore()
    .doc(mailPath)
    .set(supportMail('support@local.test', owner, 1001, request));
  await sendMailNow();
  expect(sent('mail')).toEqual([
    expect.objectContaining({
      to: 'support@local.test',
      replyTo: 'olivia@demo.test',
      subject: 'Support request 1001: howTo',
      text: expect.stringMatching(/^How do I\n\.add a dot\?\n\n[^]*Account: olivia[^]*Browser: X/),
    }),
  ]);
  await expectState(mailPath, 'delivered');
});

test('a text arrives, and its delivery is recorded', async () => {
  await putText();
  await sendTextNow();
  expect(sent('text')).toEqual([expect.objectContaining({ to: phone, body: '¿Mañana? t1' })]);
  await expectState(textPath, 'delivered');
  expect((await deliveryOf(textPath)).info?.providerId).toMatch(/^SM/);
});

test('only one of ten concurrent senders sends', async () => {
  await Promise.all([putMail(), putText()]);
  await Promise.all(Array.from({ length: 10 }, () => Promise.all([sendMailNow(), sendTextNow()])));
  expect([sent('mail').length, sent('text').length]).toEqual([1, 1]);
  await Promise.all([expectState(mailPath, 'delivered'), expectState(textPath, 'delivered')]);
});

test('a commit whose response is lost sends once', async () => {
  await putText();
  await loseNextAnswer(true);
  await sendTextNow();
  await expectState(textPath, 'delivered');
  expect(sent('text')).toHaveLength(1);
});

test.each(['mail', 'text'] as const)('a deferred %s is retried when it is due', async (kind) => {
  const path = kind === 'mail' ? mailPath : textPath;
  await (kind === 'mail' ? putMail() : putText());
  Object.assign(own.outbox.next, { mail: 'later', text: 'busy' });
  const channelNow = () => (kind === 'mail' ? sendMailNow() : sendTextNow());
  await channelNow();
  await channelNow();
  expect(await deliveryOf(path)).toMatchObject({ state: 'RETRY', attempts: 1 });
  expect(sent(kind)).toEqual([]);
  await makeDue(path);
  await (kind === 'mail' ? sendDue(mailChannel, Infinity) : sendDue(textChannel, Infinity));
  await expectState(path, 'delivered');
});

test('a rejected message isn’t retried', async () => {
  await putMail();
  own.outbox.next.mail = 'refused';
  await sendMailNow();
  expect(await deliveryOf(mailPath)).toMatchObject({ state: 'ERROR', error: { code: '550' }, dueTime: null });
});

test('a bounce suppresses the address, except for requested emails', async () => {
  await putMail();
  own.outbox.next.mail = 'bounced';
  await sendMailNow();
  await expectState(mailPath, 'bounced');
  expect(await isSuppressed('mail', dana)).toBe(true);
  await putMail(dana.toUpperCase());
  await sendMailNow();
  expect(await state(mailPath)).toBe('suppressed');
  await putMail(dana, 'account');
  await sendMailNow();
  await expectState(mailPath, 'delivered');
  expect(sent('mail')).toHaveLength(2);
});

test.each(['landline', 'stopped'] as const)(
  'a number whose text fails (%s) gets no more',
  async (failure) => {
    await putText();
    own.outbox.next.text = failure;
    await sendTextNow();
    await expectState(textPath, failure === 'stopped' ? 'suppressed' : 'failed');
    expect(await isSuppressed('text', phone)).toBe(true);
  },
);

test('a text waits for the end of its community’s quiet hours', async () => {
  const hourIn = (timeZone: string, ahead: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      Date.now() + ahead * 3_600_000,
    );
  const zone = 'Pacific/Honolulu';
  await firestore().doc(paths.community(owner, 'maple')).set({ propertyName: 'Maple Court', timezone: zone });
  const quiet = { quietFrom: hourIn(zone, -1), quietTo: hourIn(zone, 1) };
  await firestore().doc(paths.settingsSection(owner, 'sms')).update(quiet);
  await putText();
  await sendTextNow();
  const { state: waiting, attempts, dueTime } = await deliveryOf(textPath);
  expect([waiting, attempts, sent('text').length]).toEqual(['PENDING', 0, 0]);
  expect(Math.abs(dueTime! - Date.now() - 3_600_000)).toBeLessThan(120_000);
});

test('no text is sent unless texts are turned on', async () => {
  await firestore().doc(paths.settingsSection(owner, 'sms')).set({ enabled: false });
  await putText();
  await sendTextNow();
  expect(await deliveryOf(textPath)).toMatchObject({ state: 'ERROR', error: { code: 'switchedOff' } });
  expect(sent('text')).toEqual([]);
});

test.each(['notice', 'answer', 'reply'] as const)(
  'no %s goes to a country or a premium number that the business may not text',
  async (purpose) => {
    const place = { customerId: owner, communityId: null, unitId: null };
    for (const to of ['+18765550100', '+2348012345678']) {
      await firestore()
        .doc(textPath)
        .set(textDocument({ ...place, to, body: 'Hello', purpose }));
      await sendTextNow();
      expect(await deliveryOf(textPath)).toMatchObject({ state: 'ERROR', error: { code: 'abroad' } });
    }
    expect(sent('text')).toEqual([]);
  },
);

test('an unreadable message is never due again', async () => {
  await firestore()
    .doc(textPath)
    .set({
      ...textDocument({
        to: 'home',
        body: '',
        purpose: 'notice',
        customerId: owner,
        communityId: null,
        unitId: null,
      }),
    });
  await sendDue(textChannel, Infinity);
  expect((await firestore().doc(textPath).get()).get('delivery')).toMatchObject({
    state: 'ERROR',
    dueTime: null,
  });
});

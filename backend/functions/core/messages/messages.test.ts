import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { mailSchema } from './domain/mail.ts';
import { messageStateOf, paths, suppressionId, textMessageSchema, type Delivery } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { failNextCommit, loseNextAnswer } from '../../../kernel/testing/inProcess.fixture.ts';
import { recordOf } from '../../../kernel/records.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { applyDeliveryReport } from './applyDeliveryReport.ts';
import { mailChannel, textChannel } from './channels.ts';
import { outboxToken, useOwnOutbox } from './ownOutbox.fixture.ts';
import { messageIdOf } from './mailMessageId.ts';
import { mailDocument, textDocument } from './queueMessage.ts';
import { sendDue } from './sendDue.ts';
import { sendMessage } from './sendMessage.ts';
import { supportMail } from './triggers/sendSupportRequest.ts';

/** Messages from their documents to their recipients and back, by SMTP and Twilio's API, with a local outbox. */
useOwnFirestore();
const own = useOwnOutbox(async () => ({
  ...(await import('./callables/textReports.ts')),
  ...(await import('./callables/mailReports.ts')),
}));
jest.setTimeout(60_000);

const owner = 'olivia';
const dana = 'dana@home.test';
const phone = '+12125550100';
const mailPath = paths.mail('m1');
const textPath = paths.textMessage('t1');

const putMail = (to = dana, purpose: 'notice' | 'account' = 'notice') => {
  const words = { subject: 'Hello\nBcc: all@home.test', text: '.Dots and ñ, “quotes”.\n.' };
  const mail = mailDocument({ ...words, to, purpose, customerId: owner, fromName: 'Sunrise, "Valet"' });
  return firestore().doc(mailPath).set(mail);
};
const putText = (id = 't1', to = phone) => {
  const place = { customerId: owner, communityId: 'maple', unitId: 'u1' };
  const text = textDocument({ ...place, to, body: `¿Mañana? ${id}`, purpose: 'notice' });
  return firestore().doc(paths.textMessage(id)).set(text);
};
const sendMailNow = () => sendMessage(mailChannel, mailChannel.provider()!, mailPath);
const sendTextNow = () => sendMessage(textChannel, textChannel.provider()!, textPath);

const deliveryOf = async (path: string): Promise<Delivery> => {
  const stored = await firestore().doc(path).get();
  const message = recordOf(mailSchema, stored) ?? recordOf(textMessageSchema, stored);
  if (!message?.delivery) throw new Error(`${path} has no delivery`);
  return message.delivery;
};
const state = async (path: string) => messageStateOf(await deliveryOf(path));
/** Expects a message's state after all its reports have been processed. */
const expectState = async (path: string, expected: string) => {
  await own.outbox.settled();
  expect(await state(path)).toBe(expected);
};
/** Makes the lease of a dead sender expire, or the next retry due. */
const makeDue = (path: string) =>
  firestore()
    .doc(path)
    .update({ 'delivery.dueTime': Timestamp.fromMillis(0) });
const isSuppressed = async (channel: 'mail' | 'text', address: string) =>
  (
    await firestore()
      .doc(paths.suppression(owner, suppressionId(channel, address)))
      .get()
  ).exists;
const sent = (kind: 'mail' | 'text') => own.outbox.items.filter((item) => item.kind === kind);

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  own.outbox.clear();
  Object.assign(own.outbox.next, { mail: null, text: null });
  const sms = { enabled: true, quietFrom: '00:00', quietTo: '00:00' };
  await firestore().doc(paths.settingsSection(owner, 'sms')).set(sms);
});

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
  const asked = {
    topic: 'howTo',
    message: 'How do I\n.add a dot?',
    diagnostics: 'Browser: X',
    status: 'new',
  } as const;
  const request = {
    ...asked,
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

test('of ten concurrent senders, one sends', async () => {
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

test('no text is sent unless texts are switched on', async () => {
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

const reply = async (body: string) => {
  const url = process.env['TWILIO_API_URL'];
  const form = new URLSearchParams({ phone, body });
  const headers = { Authorization: `Bearer ${outboxToken}` };
  const { status } = await fetch(`${url}/reply`, { method: 'POST', headers, body: form, redirect: 'manual' });
  expect(status).toBe(303);
};

test('STOP opts out, and YES opts back in', async () => {
  await putText();
  await sendTextNow();
  await expectState(textPath, 'delivered');
  await reply('Stop.');
  expect(await isSuppressed('text', phone)).toBe(true);
  await putText();
  await sendTextNow();
  expect(await state(textPath)).toBe('suppressed');
  await reply('YES');
  await putText();
  await sendTextNow();
  await expectState(textPath, 'delivered');
  expect(sent('text')).toHaveLength(2);
});

test('STOP and YES count for every unit with the number, and are in the consent ledger', async () => {
  const units = ['a', 'b'].map((id) => firestore().doc(paths.unit(owner, id)));
  const agreed = { communityId: 'maple', phone, language: 'es', smsOptIn: true, smsOptInSource: 'form' };
  await units[0]!.set({ ...agreed, unitNumber: '101' });
  await units[1]!.set({ ...agreed, unitNumber: '102', smsOptIn: false });
  const consents = async () =>
    (await Promise.all(units.map((unit) => unit.get()))).map((unit) => unit.get('smsOptIn'));
  const ledger = async () => {
    const { docs } = await firestore().collection(paths.consents(owner)).orderBy('at').get();
    return docs.map((entry) => `${entry.get('unitId')} ${entry.get('event')}`);
  };
  await putText();
  await reply('Stop.');
  await reply('Stop.');
  expect(await consents()).toEqual([false, false]);
  expect((await ledger()).toSorted()).toEqual(['a optOut', 'b optOut']);
  await reply('YES');
  expect(await consents()).toEqual([true, true]);
  expect((await ledger()).slice(2).toSorted()).toEqual(['a optIn', 'b optIn']);
  const [first] = (await firestore().collection(paths.consents(owner)).where('event', '==', 'optOut').get())
    .docs;
  expect(first!.data()).toMatchObject({
    phone,
    by: 'resident',
    place: 'text',
    wording: 'Stop.',
    language: 'es',
  });
});

test('the office’s own suppression stays, and STOP is recorded in it', async () => {
  const noted = firestore().doc(paths.suppression(owner, suppressionId('text', phone)));
  await noted.set({ channel: 'text', address: phone, reason: 'byHand', note: 'Asked by phone' });
  await putText();
  await reply('STOP');
  expect((await noted.get()).data()).toMatchObject({ reason: 'byHand', stoppedAt: expect.any(Timestamp) });
  await reply('START');
  expect((await noted.get()).data()).toMatchObject({ reason: 'byHand', stoppedAt: null });
});

test.each(['textReports', 'mailReports'])('%s rejects reports without a valid signature', async (name) => {
  await putText();
  await sendTextNow();
  await expectState(textPath, 'delivered');
  const url = `${process.env['LOCAL_FUNCTIONS_URL']}/${name}`;
  const headers = { 'x-twilio-signature': 'AAAA' };
  const bodies = [new URLSearchParams({ From: phone, Body: 'STOP' }), JSON.stringify({ signature: {} }), ''];
  for (const body of bodies) expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(403);
  expect(await isSuppressed('text', phone)).toBe(false);
});

/**
 * Posts what Mailgun would, signed with the outbox's key.
 * @returns the HTTP status
 */
const postReport = async (event: string, token: string, at = Date.now()): Promise<number> => {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', 'local-mailgun-key')
    .update(timestamp + token)
    .digest('hex');
  const headers = { 'message-id': messageIdOf('m1', 'no-reply@local.test').slice(1, -1) };
  const answer = await fetch(`${process.env['LOCAL_FUNCTIONS_URL']}/mailReports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      signature: { timestamp, token, signature },
      'event-data': { event, severity: 'permanent', message: { headers } },
    }),
  });
  return answer.status;
};

test('a Mailgun report counts once, even when two with one token arrive at the same time', async () => {
  await putMail();
  await sendMailNow();
  await expectState(mailPath, 'delivered');
  expect(await Promise.all([postReport('opened', 'a'), postReport('opened', 'a')])).toEqual([200, 200]);
  // The signature would be valid for another event, but the token is used.
  expect(await postReport('complained', 'a')).toBe(200);
  expect(await state(mailPath)).toBe('delivered');
  expect(await postReport('complained', 'b')).toBe(200);
  expect(await isSuppressed('mail', dana)).toBe(true);
});

test('an address that reported spam is stored as such and gets not even an invitation', async () => {
  await putMail();
  await sendMailNow();
  await expectState(mailPath, 'delivered');
  expect(await postReport('complained', 'e')).toBe(200);
  expect(await state(mailPath)).toBe('delivered');
  const suppression = firestore().doc(paths.suppression(owner, suppressionId('mail', dana)));
  expect((await suppression.get()).get('reason')).toBe('complained');
  await putMail(dana, 'account');
  await sendMailNow();
  expect(await state(mailPath)).toBe('suppressed');
});

test('a bounce after a spam report changes nothing, for this email and for one sent before', async () => {
  await putMail();
  await sendMailNow();
  await expectState(mailPath, 'delivered');
  expect(await postReport('complained', 'f')).toBe(200);
  const suppression = firestore().doc(paths.suppression(owner, suppressionId('mail', dana)));
  const blocked = (await suppression.get()).data();
  expect(await postReport('failed', 'g')).toBe(200);
  expect(await state(mailPath)).toBe('delivered');
  const before = paths.mail('m0');
  const words = { subject: 'Hello', text: 'Hello' };
  await firestore()
    .doc(before)
    .set(mailDocument({ ...words, to: dana, purpose: 'notice', customerId: owner }));
  await applyDeliveryReport(mailChannel, 'm0', {
    kind: 'bounced',
    providerId: 'x',
    code: '550',
    message: 'Gone',
  });
  expect(await state(before)).toBe('bounced');
  expect((await suppression.get()).data()).toEqual(blocked);
});

test('a Mailgun report older than 15 minutes changes nothing', async () => {
  await putMail();
  await sendMailNow();
  await expectState(mailPath, 'delivered');
  expect(await postReport('complained', 'c', Date.now() - 16 * 60_000)).toBe(406);
  expect(await isSuppressed('mail', dana)).toBe(false);
});

test('a report that couldn’t be written can be repeated', async () => {
  await putMail();
  await sendMailNow();
  await expectState(mailPath, 'delivered');
  await failNextCommit();
  expect(await postReport('complained', 'd')).toBe(500);
  expect(await isSuppressed('mail', dana)).toBe(false);
  expect(await postReport('complained', 'd')).toBe(200);
  expect(await isSuppressed('mail', dana)).toBe(true);
});

/** Lets another process send, and kills it once the recipient has the message but before the process knows. */
const sendAndKill = async (kind: 'mail' | 'text', path: string) => {
  Object.assign(own.outbox.next, { [kind]: 'silent' });
  const fixture = join(__dirname, 'sendOne.fixture.ts');
  const sender = spawn(process.execPath, [fixture, kind, path], {
    stdio: 'inherit',
    env: { ...process.env },
  });
  const ended = once(sender, 'exit');
  const before = sent(kind).length;
  await new Promise<void>((resolve) => {
    const stop = own.outbox.onChange(() => {
      if (sent(kind).length === before) return;
      stop();
      sender.kill('SIGKILL');
      resolve();
    });
  });
  await ended;
};

test('after a sender is killed once Twilio has the text, Twilio is asked, and no one gets it twice', async () => {
  await putText();
  await sendAndKill('text', textPath);
  expect(await state(textPath)).toBe('leased');
  // While its lease is valid, no sender touches it.
  await sendTextNow();
  expect(await state(textPath)).toBe('leased');
  await makeDue(textPath);
  await sendTextNow();
  expect(await state(textPath)).toBe('sent');
  expect(sent('text')).toHaveLength(1);
});

test('after a sender is killed before Twilio has the text, it is sent once', async () => {
  await putText();
  await sendAndKill('text', textPath);
  own.outbox.clear();
  await makeDue(textPath);
  await sendTextNow();
  await expectState(textPath, 'delivered');
  expect(sent('text')).toHaveLength(1);
});

test('after a sender is killed once the server has the email, it isn’t resent and not reported as sent', async () => {
  await putMail();
  await sendAndKill('mail', mailPath);
  await makeDue(mailPath);
  await sendMailNow();
  expect(await deliveryOf(mailPath)).toMatchObject({ state: 'ERROR', error: { code: 'unknown' } });
  expect(sent('mail')).toHaveLength(1);
});

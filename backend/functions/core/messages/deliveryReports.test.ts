import { createHmac } from 'node:crypto';
import { paths, suppressionId } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { failNextCommit } from '../../../kernel/testing/inProcess.fixture.ts';
import { applyDeliveryReport } from './applyDeliveryReport.ts';
import { mailChannel } from './channels.ts';
import { messageIdOf } from './mailMessageId.ts';
import { mailDocument } from './queueMessage.ts';
import { owner, dana, phone, mailPath, textPath, useOwnMessages } from './ownMessages.fixture.ts';

/** Providers' reports on what they delivered. */
const { putMail, putText, sendMailNow, sendTextNow, state, expectState, isSuppressed } = useOwnMessages();

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

import { Timestamp } from 'firebase-admin/firestore';
import { paths, suppressionId } from 'shared-lib/domain';
import { textMonth, unpaidSegmentsPerMonth, type BroadcastPreview } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, failNextCommit, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { textChannel } from 'backend/functions/core/messages/channels.ts';
import { useOwnOutbox } from 'backend/functions/core/messages/ownOutbox.fixture.ts';
import { sendDue } from 'backend/functions/core/messages/sendDue.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { cancelBroadcast, resendBroadcast, startBroadcast } from './callables/changeBroadcast.ts';
import { changeSmsTemplate } from './callables/changeSmsTemplate.ts';
import { makeTexts } from './triggers/makeBroadcastTexts.ts';
import { previewBroadcast, sendTestText } from './callables/previewBroadcast.ts';

/** Broadcasts, from the plan to each text, in a separate Firestore and with an outbox on this machine. */
useOwnFirestore();
const own = useOwnOutbox(async () => ({
  ...(await import('backend/functions/core/messages/callables/textReports.ts')),
}));
jest.setTimeout(60_000);

const owner = 'olivia';
const set = (path: string, data: object) => firestore().doc(path).set(data);
const unit = (id: string, more: object = {}) =>
  set(paths.unit(owner, id), {
    communityId: 'maple',
    unitNumber: id,
    phone: `+1212555${id}`,
    smsOptIn: true,
    smsOptInAt: Timestamp.fromMillis(1),
    ...more,
  });
const ask = { kind: 'runningLate', communityIds: ['maple'], minutes: 30, words: null };
const broadcastId = 'broadcast-1';
const preview = (more: object = {}) =>
  callAs(owner, previewBroadcast, { ...ask, ...more }) as Promise<BroadcastPreview>;
const start = async (expected?: object, more: object = {}) =>
  callAs(owner, startBroadcast, {
    ...ask,
    ...more,
    broadcastId,
    expected: expected ?? (await preview(more)).counts,
  });
const broadcast = async () => (await firestore().doc(paths.broadcast(owner, broadcastId)).get()).data();
const texts = async () => (await firestore().collection(paths.textMessages()).get()).docs;
const states = async () =>
  (await texts()).map((text): unknown => text.get('delivery.error.code') ?? text.get('delivery.state'));
const success = { success: true };

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  own.outbox.clear();
  await set(paths.customer(owner), { firstName: 'Olivia', businessName: 'Sunrise Valet' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', timezone: 'America/New_York' });
  await set(paths.settingsSection(owner, 'sms'), { enabled: true, quietFrom: '00:00', quietTo: '00:00' });
  await Promise.all([
    unit('0101'),
    unit('0102', { language: 'es' }),
    unit('0103', { phone: '+12125550101' }),
    unit('0104', { smsOptIn: false }),
    unit('0105'),
  ]);
  const to = '+12125550105';
  const stopped = { channel: 'text', address: to, reason: 'stopped' };
  await set(paths.suppression(owner, suppressionId('text', to)), stopped);
});

test('a broadcast is planned, confirmed, created once, and sent', async () => {
  const planned = await preview();
  expect(planned).toMatchObject({
    counts: { recipients: 2, segments: 2, skipped: { duplicate: 1, noConsent: 1, suppressed: 1 } },
    places: [{ communityId: 'maple', recipients: 2, leavesAt: null }],
    leftThisMonth: unpaidSegmentsPerMonth,
  });
  expect(await start(planned.counts)).toEqual(success);
  expect(await start(planned.counts)).toEqual(success);
  await Promise.all([makeTexts(owner, broadcastId), makeTexts(owner, broadcastId)]);
  expect(await broadcast()).toMatchObject({ status: 'made', recipients: 2, made: 2, createdBy: owner });
  await sendDue(textChannel, Date.now() + 30_000);
  expect(own.outbox.items.map((item) => item.kind === 'text' && item.body).toSorted()).toEqual([
    expect.stringMatching(/^Sunrise Valet: El servicio de basura de Maple Court llega unos 30/),
    expect.stringMatching(/^Sunrise Valet: Valet trash at Maple Court is running about 30/),
  ]);
});

test('a broadcast that changed since its review is refused', async () => {
  const { counts } = await preview();
  await unit('0106');
  expect(await start(counts)).toBe('aborted');
  expect(await broadcast()).toBeUndefined();
});

test.each([
  ['texts are turned off', { enabled: false }, {}, 'failed-precondition'],
  ['the month’s limit is too low', { enabled: true, monthlySegments: 1 }, {}, 'resource-exhausted'],
  ['the month’s limit is high enough', { enabled: true, monthlySegments: 2 }, {}, success],
  [
    'a placeholder is unknown',
    { enabled: true },
    { kind: 'custom', words: { en: 'At {gate}' } },
    'invalid-argument',
  ],
  ['the text is empty', { enabled: true }, { kind: 'custom' }, 'invalid-argument'],
  ['there are no recipients', { enabled: true }, { communityIds: ['gone'] }, 'failed-precondition'],
  ['there is no delay', { enabled: true }, { minutes: 0 }, 'invalid-argument'],
])('where %s', async (_, sms, more, expected) => {
  const { counts } = await preview();
  const open = { quietFrom: '00:00', quietTo: '00:00' };
  await set(paths.settingsSection(owner, 'sms'), { ...open, ...sms });
  const skipped = Object.fromEntries(Object.keys(counts.skipped).map((reason) => [reason, 0]));
  const nobody = { recipients: 0, segments: 0, skipped };
  expect(await start('communityIds' in more ? nobody : counts, more)).toEqual(expected);
});

test('a nonpaying business texts a few hundred segments a month', async () => {
  const used = { segments: unpaidSegmentsPerMonth - 1 };
  await set(paths.textCounts(owner, textMonth({ timeZone: null }, Date.now())), used);
  const { counts, leftThisMonth } = await preview();
  expect([counts.segments, leftThisMonth]).toEqual([2, 1]);
  expect(await start(counts)).toBe('resource-exhausted');
  expect(await broadcast()).toBeUndefined();
});

test('a business that neither pays nor was reviewed texts its own country only, and no one texts premium areas', async () => {
  await unit('0201', { phone: '+2348012345678' });
  await unit('0202', { phone: '+18765550100' });
  const skipped = async () => (await preview()).counts.skipped.unreachable;
  expect(await skipped()).toBe(2);
  const test = { kind: 'noService', language: 'en', words: 'Hi {date}', communityId: 'maple' };
  const testTo = (to: string) => callAs(owner, sendTestText, { ...test, to });
  expect(await testTo('+2348012345678')).toBe('failed-precondition');
  await firestore().doc(paths.customer(owner)).update({ textsReviewedAt: Timestamp.now() });
  expect(await skipped()).toBe(1);
  expect(await testTo('+18765550100')).toBe('failed-precondition');
});

test('an interrupted broadcast continues, without texting anyone twice', async () => {
  await start();
  await failNextCommit();
  await expect(makeTexts(owner, broadcastId)).rejects.toThrow();
  await loseNextAnswer(true);
  await makeTexts(owner, broadcastId);
  expect(await broadcast()).toMatchObject({ status: 'made', made: 2 });
  expect((await texts()).length).toBe(2);
});

test('canceled texts are not sent, and none is created after', async () => {
  await start();
  await makeTexts(owner, broadcastId);
  expect(await callAs(owner, cancelBroadcast, { broadcastId })).toEqual({ changed: 2 });
  expect(await callAs(owner, cancelBroadcast, { broadcastId })).toEqual({ changed: 0 });
  await sendDue(textChannel, Date.now() + 30_000);
  expect(own.outbox.items).toEqual([]);
  expect(await states()).toEqual(['canceled', 'canceled']);
  expect(await broadcast()).toMatchObject({ status: 'canceled', canceledBy: owner });
  await makeTexts(owner, broadcastId);
  expect((await texts()).length).toBe(2);
  expect(await callAs('stranger', cancelBroadcast, { broadcastId })).toBe('permission-denied');
});

test('a resident who no longer agrees when it is sent gets none', async () => {
  await start();
  await makeTexts(owner, broadcastId);
  await unit('0101', { smsOptIn: false });
  await unit('0103', { phone: null });
  await unit('0102', { phone: '+12125550199' });
  await sendDue(textChannel, Date.now() + 30_000);
  expect(await states()).toEqual(['noConsent', 'noConsent']);
});

test('failed texts that may still arrive are resent', async () => {
  await start();
  await makeTexts(owner, broadcastId);
  const [one, other] = await texts();
  const failed = (code: string) => ({
    'delivery.state': 'ERROR',
    'delivery.error': { code, message: 'No.' },
  });
  await one!.ref.update(failed('30003'));
  await other!.ref.update(failed('21211'));
  expect(await callAs(owner, resendBroadcast, { broadcastId })).toEqual({ changed: 1 });
  expect((await one!.ref.get()).get('delivery.state')).toBe('PENDING');
});

test('a template can be changed only by someone who has seen the last change', async () => {
  const words = { en: 'Late by {minutes}', es: 'Tarde {minutes}' };
  const change = (more: object) =>
    callAs(owner, changeSmsTemplate, { kind: 'runningLate', words, seen: null, ...more });
  expect(await change({})).toEqual(success);
  expect(await change({})).toBe('aborted');
  const stored = await firestore().doc(paths.smsTemplate(owner, 'runningLate')).get();
  expect(stored.data()).toMatchObject({ ...words, updatedBy: owner });
  const seen = (stored.get('updatedAt') as Timestamp).toMillis();
  expect(await change({ seen, words: { ...words, en: 'By {minuts}' } })).toBe('invalid-argument');
  expect(await change({ seen, words: { ...words, en: 'x'.repeat(2000) } })).toBe('invalid-argument');
  expect(await change({ seen, words: null })).toEqual(success);
  expect((await stored.ref.get()).exists).toBe(false);
});

test('a test text goes to one phone, at most five times an hour', async () => {
  const test = {
    to: '+12125550177',
    kind: 'noService',
    language: 'en',
    words: 'Hi {date}',
    communityId: 'maple',
  };
  expect(await callAs(owner, sendTestText, { ...test, to: '+12125550105' })).toBe('failed-precondition');
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await callAs(owner, sendTestText, test)).toEqual({ messageId: expect.any(String) });
  }
  expect(await callAs(owner, sendTestText, test)).toBe('resource-exhausted');
  expect((await texts()).length).toBe(5);
});

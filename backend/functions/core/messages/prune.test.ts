import { Timestamp } from 'firebase-admin/firestore';
import { mailSchema } from './domain/mail.ts';
import { paths } from 'shared-lib/domain';
import { clearCommunity } from '../../../../mf-communities/functions/community/clear.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { mailChannel } from './channels.ts';
import { pruneEnded } from './triggers/pruneMessages.ts';
import { mailDocument, textDocument } from './queueMessage.ts';
import { applyDeliveryReport } from './applyDeliveryReport.ts';
import { withdrawEmailsTo } from './withdraw.ts';

useOwnFirestore();

const now = Date.parse('2026-07-15T12:00:00Z');
const hours = (count: number) => now - count * 3_600_000;
const owner = 'olivia';

const ended = (at: number) => ({
  'delivery.state': 'SUCCESS',
  'delivery.dueTime': null,
  'delivery.endTime': Timestamp.fromMillis(at),
  'delivery.info': { providerId: 'p' },
});
const put = async (path: string, document: object, change: object | null) => {
  await firestore().doc(path).set(document);
  if (change) await firestore().doc(path).update(change);
};
const mail = (purpose: 'account' | 'digest' | 'notice', to = 'dana@home.test') =>
  mailDocument(
    { to, subject: 'Hello', text: 'secret', html: '<p>secret</p>', purpose, customerId: owner },
    now,
  );
const text = (communityId: string) =>
  textDocument({
    to: '+12125550100',
    body: 'Late',
    purpose: 'service',
    customerId: owner,
    communityId,
    unitId: null,
  });
const read = async (path: string) => (await firestore().doc(path).get()).data();

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
});

test.each([
  ['a recently sent invitation stays complete', 'account', ended(hours(0.5)), 'secret'],
  ['its text is removed an hour later', 'account', ended(hours(2)), ''],
  ['a digest’s text as well', 'digest', ended(hours(2)), ''],
  ['a notice’s text stays', 'notice', ended(hours(2)), 'secret'],
  ['a waiting one is never touched', 'account', null, 'secret'],
  ['nor is one being sent', 'account', { 'delivery.state': 'PROCESSING' }, 'secret'],
  ['after a month it is deleted', 'notice', ended(hours(24 * 31)), undefined],
] as const)('%s', async (_, purpose, change, left) => {
  await put(paths.mail('m'), mail(purpose), change);
  await pruneEnded(now);
  await pruneEnded(now);
  expect((await read(paths.mail('m')))?.['message']?.text).toBe(left);
});

test('a late report finds an email without its text, or none after deletion', async () => {
  await put(paths.mail('m'), mail('account'), ended(hours(2)));
  await pruneEnded(now);
  const report = { kind: 'bounced', providerId: 'p', code: '550', message: 'No.' } as const;
  await applyDeliveryReport(mailChannel, 'm', report);
  await applyDeliveryReport(mailChannel, 'gone', report);
  const stored = recordOf(mailSchema, await firestore().doc(paths.mail('m')).get());
  expect(stored?.delivery).toMatchObject({ state: 'ERROR', error: { code: 'bounced' } });
  expect(await read(paths.mail('gone'))).toBeUndefined();
});

test('texts of a deleted community end with a reason, and the others are sent', async () => {
  await put(paths.textMessage('waits'), text('maple'), null);
  await put(paths.textMessage('again'), text('maple'), { 'delivery.state': 'RETRY' });
  await put(paths.textMessage('sent'), text('maple'), ended(hours(1)));
  await put(paths.textMessage('leased'), text('maple'), { 'delivery.state': 'PROCESSING' });
  await put(paths.textMessage('other'), text('oak'), null);
  await clearCommunity(owner, 'maple', Infinity);
  const states = ['waits', 'again', 'sent', 'leased', 'other'].map(async (id) => {
    const { delivery, expiresAt } = (await read(paths.textMessage(id))) ?? {};
    return [delivery.state, delivery.error?.code, expiresAt === undefined];
  });
  expect(await Promise.all(states)).toEqual([
    ['ERROR', 'withdrawn', true],
    ['ERROR', 'withdrawn', true],
    ['SUCCESS', undefined, true],
    // It is being sent; it won't be retried.
    ['PROCESSING', undefined, false],
    ['PENDING', undefined, true],
  ]);
});

test('emails to a deleted member end with a reason', async () => {
  await put(paths.mail('hers'), mail('account'), null);
  await put(paths.mail('his'), mail('account', 'sam@home.test'), null);
  await withdrawEmailsTo(owner, 'dana@home.test', Infinity);
  expect((await read(paths.mail('hers')))?.['delivery']).toMatchObject({
    state: 'ERROR',
    error: { code: 'withdrawn' },
  });
  expect((await read(paths.mail('his')))?.['delivery']).toMatchObject({ state: 'PENDING' });
});

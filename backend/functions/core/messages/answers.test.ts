import { Timestamp } from 'firebase-admin/firestore';
import { messageStateOf, paths, textMessageSchema, type TextMessage } from 'shared-lib/domain';
import type { SendOutcome } from './domain/planOutcome.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { textChannel } from './channels.ts';
import type { MessageProvider } from './MessageProvider.ts';
import { textDocument } from './queueMessage.ts';
import { sendMessage } from './sendMessage.ts';
import { takeReport } from './takeReport.ts';

/** What comes of a text whose provider is too late with its answer, or answers twice, in a Firestore of its own. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const textAt = () => firestore().doc(paths.textMessage('t1'));
const accepted: SendOutcome = { kind: 'accepted', providerId: 'SM1', numSegments: 1 };
const tooLate: SendOutcome = { kind: 'unknown', code: 'TimeoutError', message: 'No answer within 20 s.' };
const absent: SendOutcome = { kind: 'absent' };

/** A provider that gives these answers, one after another, and notes what it was asked. */
const answering = (answers: { send: SendOutcome[]; find?: SendOutcome[] }) => {
  const asked: string[] = [];
  const next = (what: 'send' | 'find') => {
    asked.push(what);
    const answer = answers[what]?.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new Error(`No answer to ${what}.`));
  };
  const provider: MessageProvider<TextMessage> = { send: () => next('send'), find: () => next('find') };
  return { asked, send: () => sendMessage(textChannel, provider, textAt().path) };
};

const delivery = async () => {
  const found = recordOf(textMessageSchema, await textAt().get())?.delivery;
  if (!found) throw new Error('It has no delivery.');
  return found;
};
const leaseEnds = () => textAt().update({ 'delivery.dueTime': Timestamp.fromMillis(0) });

beforeEach(async () => {
  const sms = { enabled: true, quietFrom: '00:00', quietTo: '00:00' };
  await firestore().doc(paths.settingsSection(owner, 'sms')).set(sms);
  const place = { customerId: owner, communityId: null, unitId: null };
  await textAt().set(textDocument({ ...place, to: '+12125550100', body: 'Hello', purpose: 'test' }));
});

test.each<[string, SendOutcome[], SendOutcome[], string[], string]>([
  ['has it, is asked and not sent to again', [tooLate], [accepted], ['send', 'find'], 'sent'],
  [
    'has nothing of it, is sent to once more',
    [tooLate, accepted],
    [absent],
    ['send', 'find', 'send'],
    'sent',
  ],
  ['does not answer the question either, is not sent to', [tooLate], [tooLate], ['send', 'find'], 'leased'],
])('a provider that was too late with its answer and %s', async (_, send, find, asked, state) => {
  const provider = answering({ send, find });
  await provider.send();
  expect(await delivery()).toMatchObject({ state: 'PROCESSING', error: { code: 'TimeoutError' } });
  // Nobody else touches it as long as the lease stands.
  await provider.send();
  expect(provider.asked).toEqual(['send']);
  await leaseEnds();
  await provider.send();
  expect(provider.asked).toEqual(asked);
  expect(messageStateOf(await delivery())).toBe(state);
});

test('a provider that reports although its answer was too late: that stands, and nothing is sent again', async () => {
  const provider = answering({ send: [tooLate] });
  await provider.send();
  await takeReport(textChannel, 't1', { kind: 'delivered', providerId: 'SM1', code: '', message: '' });
  await leaseEnds();
  await provider.send();
  expect(provider.asked).toEqual(['send']);
  expect(messageStateOf(await delivery())).toBe('delivered');
});

test('a provider that answers twice, in any order: what it said first of the end stands', async () => {
  await answering({ send: [accepted] }).send();
  const report = (kind: 'sent' | 'delivered' | 'failed') =>
    takeReport(textChannel, 't1', { kind, providerId: 'SM1', code: '30008', message: 'Unknown' });
  await report('delivered');
  const once = await textAt().get();
  await Promise.all([report('delivered'), report('sent'), report('failed'), report('delivered')]);
  const then = await textAt().get();
  expect(then.data()).toEqual(once.data());
  expect(then.updateTime?.isEqual(once.updateTime!)).toBe(true);
  const suppressions = await firestore().collection(paths.suppressions(owner)).count().get();
  expect(suppressions.data().count).toBe(0);
});

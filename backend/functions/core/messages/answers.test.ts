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
import { applyDeliveryReport } from './applyDeliveryReport.ts';

/** A text whose provider answers too late or twice, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const textAt = () => firestore().doc(paths.textMessage('t1'));
const accepted: SendOutcome = { kind: 'accepted', providerId: 'SM1', numSegments: 1 };
const tooLate: SendOutcome = { kind: 'unknown', code: 'TimeoutError', message: 'No answer within 20 s.' };
const absent: SendOutcome = { kind: 'absent' };

/** A provider that gives these answers in order, and records its calls. */
const answering = (answers: { send: SendOutcome[]; find?: SendOutcome[] }) => {
  const requests: string[] = [];
  const next = (what: 'send' | 'find') => {
    requests.push(what);
    const answer = answers[what]?.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new Error(`No answer to ${what}.`));
  };
  const provider: MessageProvider<TextMessage> = { send: () => next('send'), find: () => next('find') };
  return { asked: requests, send: () => sendMessage(textChannel, provider, textAt().path) };
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
  ['has it, is asked but doesn’t get it again', [tooLate], [accepted], ['send', 'find'], 'sent'],
  ['doesn’t have it, gets it once more', [tooLate, accepted], [absent], ['send', 'find', 'send'], 'sent'],
  [
    'doesn’t answer the question either, doesn’t get it again',
    [tooLate],
    [tooLate],
    ['send', 'find'],
    'leased',
  ],
])('a provider that answered too late and %s', async (_, send, find, requested, state) => {
  const provider = answering({ send, find });
  await provider.send();
  expect(await delivery()).toMatchObject({ state: 'PROCESSING', error: { code: 'TimeoutError' } });
  // No other sender touches it while the lease is valid.
  await provider.send();
  expect(provider.asked).toEqual(['send']);
  await leaseEnds();
  await provider.send();
  expect(provider.asked).toEqual(requested);
  expect(messageStateOf(await delivery())).toBe(state);
});

test('a delivery report after a late answer is stored, and nothing is resent', async () => {
  const provider = answering({ send: [tooLate] });
  await provider.send();
  await applyDeliveryReport(textChannel, 't1', {
    kind: 'delivered',
    providerId: 'SM1',
    code: '',
    message: '',
  });
  await leaseEnds();
  await provider.send();
  expect(provider.asked).toEqual(['send']);
  expect(messageStateOf(await delivery())).toBe('delivered');
});

test('when a provider reports the end twice, in any order, the first report counts', async () => {
  await answering({ send: [accepted] }).send();
  const report = (kind: 'sent' | 'delivered' | 'failed') =>
    applyDeliveryReport(textChannel, 't1', { kind, providerId: 'SM1', code: '30008', message: 'Unknown' });
  await report('delivered');
  const once = await textAt().get();
  await Promise.all([report('delivered'), report('sent'), report('failed'), report('delivered')]);
  const then = await textAt().get();
  expect(then.data()).toEqual(once.data());
  expect(then.updateTime?.isEqual(once.updateTime!)).toBe(true);
  const suppressions = await firestore().collection(paths.suppressions(owner)).count().get();
  expect(suppressions.data().count).toBe(0);
});

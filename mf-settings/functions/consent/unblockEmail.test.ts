import { Timestamp } from 'firebase-admin/firestore';
import { paths, suppressionId } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { mailChannel } from 'backend/functions/core/messages/channels.ts';
import { useOwnOutbox } from 'backend/functions/core/messages/ownOutbox.fixture.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { sendMessage } from 'backend/functions/core/messages/sendMessage.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { unblockEmail } from './callables/changeSuppression.ts';

/** Unblocking email addresses, with its own Firestore and an outbox on this machine. */
useOwnFirestore();
const own = useOwnOutbox(async () => ({
  ...(await import('backend/functions/core/messages/callables/mailReports.ts')),
}));
jest.setTimeout(60_000);

const owner = 'olivia';
const dana = 'dana@home.test';
const success = { success: true };
const unblock = (email: string, uid = owner) => callAs(uid, unblockEmail, { email });
const suppression = (channel: 'mail' | 'text', address: string) =>
  firestore().doc(paths.suppression(owner, suppressionId(channel, address)));
const blocked = async () => (await suppression('mail', dana).get()).data();

/** Sends a notice. @returns why it wasn't sent; null if it was */
const send = async (outcome: 'bounced' | null = null): Promise<unknown> => {
  const reference = firestore().collection('mail').doc();
  const words = { subject: 'Notice', text: 'Please tie your bags.', fromName: 'Sunrise' };
  await reference.set(mailDocument({ ...words, to: dana, purpose: 'notice', customerId: owner }));
  own.outbox.next.mail = outcome;
  await sendMessage(mailChannel, mailChannel.provider()!, reference.path);
  await own.outbox.settled();
  return (await reference.get()).get('delivery.error.code') ?? null;
};

beforeAll(async () => {
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', businessName: 'Sunrise' });
  await firestore().doc(paths.customer('another-owner')).set({ firstName: 'Another' });
});

test('an unblocked address gets emails until one bounces, and then stays blocked for 30 days', async () => {
  await send('bounced');
  expect(await send()).toBe('suppressed');
  expect(await unblock(dana, 'another-owner')).toBe('not-found');
  expect(await unblock(dana.toUpperCase())).toEqual(success);
  const unblocks = [{ at: expect.any(Timestamp), by: owner, reason: 'bounced' }];
  expect(await blocked()).toMatchObject({ unblockedAt: expect.any(Timestamp), unblocks });
  expect(await unblock(dana)).toEqual(success);
  expect((await blocked())?.['unblocks']).toHaveLength(1);
  expect(await send()).toBeNull();
  await send('bounced');
  expect(await send()).toBe('suppressed');
  expect(await blocked()).toMatchObject({ unblockedAt: null, unblocks });
  expect(await unblock(dana)).toBe('failed-precondition');
  await suppression('mail', dana).update({
    unblocks: [{ at: Timestamp.fromMillis(Date.now() - 31 * 86_400_000), by: owner, reason: 'bounced' }],
  });
  expect(await unblock(dana)).toEqual(success);
  expect((await blocked())?.['unblocks']).toHaveLength(2);
});

test('a number that replied STOP is never unblocked', async () => {
  const phone = '+12125550100';
  await suppression('text', phone).set({ channel: 'text', address: phone, reason: 'stopped' });
  expect(await unblock(phone)).toBe('not-found');
  expect((await suppression('text', phone).get()).data()).not.toHaveProperty('unblockedAt');
});

test('an address that isn’t blocked doesn’t change', async () => {
  expect(await unblock('earl@home.test')).toBe('not-found');
  expect(await unblock('')).toBe('invalid-argument');
});

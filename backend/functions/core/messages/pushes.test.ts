import { paths } from 'shared-lib/domain';
import { auth, firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { useOwnAuth } from '../authExport/ownAuth.fixture.ts';
import { pushNotification } from '../notifications/pushNotification.ts';
import { pushPaths } from './domain/pushMessage.ts';
import { useOwnMessages } from './ownMessages.fixture.ts';
import { pushChannel } from './pushChannel.ts';
import { sendMessage } from './sendMessage.ts';

// The project of `useOwnFirestore`.
useOwnAuth('demo-summaries');
const { own } = useOwnMessages();

const uid = 'olivia';
const now = Date.now();
const device = `${paths.pushDevices(uid, uid)}/0`;
const queued = pushPaths.one(`${uid}-${uid}-0-missedShift-m`);
const news = {
  id: 'missedShift-m',
  kind: 'missedShift',
  title: 'Missed shift',
  message: 'a'.repeat(300),
  link: '/shift-report?open=m',
} as const;

const addDevice = (addedAt = now + 60_000) =>
  firestore()
    .doc(device)
    .set({ token: 'abc', name: 'Chrome · Android', addedAt: timestampOf(addedAt) });
const tell = () => pushNotification({ id: uid }, uid, news, now);
const send = () => sendMessage(pushChannel, pushChannel.provider()!, queued);
const deliveryOf = async () => (await firestore().doc(queued).get()).get('delivery');
const hasDevice = async () => (await firestore().doc(device).get()).exists;

beforeEach(async () => {
  await auth().createUser({ uid, email: 'olivia@demo.test' });
});
afterEach(() => auth().deleteUser(uid));

test('each cause is sent once to each device, and shortened', async () => {
  await addDevice();
  await tell();
  await tell();
  expect((await firestore().collection(pushPaths.all).get()).size).toBe(1);
  await send();
  await send();
  expect(own.outbox.items).toMatchObject([
    { kind: 'push', to: 'abc', title: 'Missed shift', link: news.link, isUrgent: true },
  ]);
  expect(own.outbox.items[0]).toHaveProperty('body', `${'a'.repeat(159)}…`);
  expect(await deliveryOf()).toMatchObject({ state: 'SUCCESS' });
});

test('too many at once are sent later', async () => {
  await addDevice();
  await tell();
  own.outbox.next.push = 'busy';
  expect(await send()).toBe(true);
  expect(await deliveryOf()).toMatchObject({ state: 'RETRY', error: { code: 'QUOTA_EXCEEDED' } });
});

test('a device that is gone is removed, but not another one that took its place', async () => {
  await addDevice();
  await tell();
  own.outbox.next.push = 'gone';
  await send();
  expect(await hasDevice()).toBe(false);
  expect(await deliveryOf()).toMatchObject({ state: 'ERROR', error: { code: 'UNREGISTERED' } });

  await firestore().doc(queued).delete();
  await addDevice();
  await tell();
  await firestore().doc(device).update({ token: 'another' });
  await send();
  expect(await hasDevice()).toBe(true);
  expect(own.outbox.items).toEqual([]);
  expect(await deliveryOf()).toMatchObject({ state: 'ERROR' });
});

test('a device from before the person’s sessions ended gets nothing and is removed', async () => {
  await addDevice(now - 3_600_000);
  await auth().revokeRefreshTokens(uid);
  await tell();
  expect(await hasDevice()).toBe(false);
  expect((await firestore().collection(pushPaths.all).get()).empty).toBe(true);
});

test('a person whose login is disabled gets nothing', async () => {
  await addDevice();
  await auth().updateUser(uid, { disabled: true });
  await tell();
  expect(await hasDevice()).toBe(false);
});

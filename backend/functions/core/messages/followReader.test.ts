import { Timestamp } from 'firebase-admin/firestore';
import { defaultTimeZone, paths } from 'shared-lib/domain';
import { followBusinessZone, followPersonalNotifications } from '../digests/triggers/followDigestSettings.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { eventsFor } from '../summaries/events.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { followCommunityZone, followTextSettings } from './triggers/followReader.ts';
import { mailDocument, textDocument } from './queueMessage.ts';

/** Messages waiting for the end of quiet hours, when these change. On a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const customerId = 'olivia';
const choices = paths.personalNotifications(customerId, customerId);
const settings = paths.settingsSection(customerId, 'sms');
const morning = Date.now() + 8 * 3_600_000;
const { make, deliver } = eventsFor(customerId, [
  [/^customers\/[^/]+\/notificationSettings\/(?<uid>[^/]+)$/, followPersonalNotifications],
  [/^customers\/(?<customerId>[^/]+)$/, followBusinessZone],
  [/^customers\/(?<customerId>[^/]+)\/communities\/(?<communityId>[^/]+)$/, followCommunityZone],
  [/^customers\/[^/]+\/settings\/(?<section>sms)$/, followTextSettings],
]);
const write = async (path: string, data: Readonly<Record<string, unknown>>) => {
  for (const event of await make([{ path, data }])) await deliver(event);
};
/** A time of day a few hours from now, in the business's time zone. */
const inHours = (hours: number) => {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: defaultTimeZone }).format(),
  );
  return `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
};
const now = { quietFrom: inHours(-2), quietTo: inHours(3) };

const mail = (more: object = {}) => ({
  ...mailDocument({
    to: 'olivia@demo.test',
    subject: 'Late clock-in',
    text: 'Sam was late.',
    purpose: 'notice',
    customerId,
    readerUid: customerId,
    notBefore: morning,
  }),
  ...more,
});
const text = (of: string, communityId: string | null = null) => ({
  ...textDocument({
    to: '+12125550100',
    body: 'Hi',
    purpose: 'notice',
    customerId: of,
    communityId,
    unitId: null,
  }),
  delivery: { state: 'PENDING', attempts: 0, dueTime: Timestamp.fromMillis(morning) },
});
const dueAt = async (path: string) =>
  ((await firestore().doc(path).get()).get('delivery.dueTime') as Timestamp).toMillis();
const isDue = async (path: string) => (await dueAt(path)) <= Date.now();

beforeAll(async () => {
  await firestore().doc(paths.customer(customerId)).set({ businessName: 'Sunrise' });
  await write(choices, { hasQuietHours: true, ...now });
  await write(settings, { enabled: true, ...now });
  const tried = { state: 'RETRY', attempts: 1, dueTime: Timestamp.fromMillis(morning) };
  const documents = {
    [paths.mail('own')]: mail(),
    [paths.mail('tried')]: mail({ delivery: tried }),
    [paths.mail('ofAda')]: mail({ readerUid: 'ada' }),
    [paths.mail('elsewhere')]: mail({ customerId: 'other' }),
    [paths.textMessage('own')]: text(customerId),
    [paths.textMessage('theirs')]: text('other'),
    [paths.textMessage('atMaple')]: text(customerId, 'maple'),
    [paths.textMessage('atOak')]: text(customerId, 'oak'),
    [paths.textMessage('atTheirMaple')]: text('other', 'maple'),
  };
  for (const [path, data] of Object.entries(documents)) await firestore().doc(path).set(data);
});

test('changing another setting doesn’t send an email early', async () => {
  await write(choices, { hasQuietHours: true, ...now, hasDigest: true });
  expect(await isDue(paths.mail('own'))).toBe(false);
});

test('waiting emails follow a new end of quiet hours', async () => {
  await write(choices, { hasQuietHours: true, ...now, quietTo: inHours(4) });
  const due = await dueAt(paths.mail('own'));
  expect(due).not.toBe(morning);
  expect(due).toBeGreaterThan(Date.now());
});

test('waiting emails follow the business to another time zone', async () => {
  const before = await dueAt(paths.mail('own'));
  const business = paths.customer(customerId);
  await write(business, { businessName: 'Sunrise', timeZone: 'America/Los_Angeles' });
  const abroad = await dueAt(paths.mail('own'));
  await write(business, { businessName: 'Sunrise' });
  expect(abroad).not.toBe(before);
  expect(await dueAt(paths.mail('ofAda'))).toBe(morning);
});

test('waiting texts follow their community to another time zone, and no other change', async () => {
  const ids = ['atMaple', 'atOak', 'atTheirMaple', 'own'];
  const due = () => Promise.all(ids.map((id) => isDue(paths.textMessage(id))));
  const maple = paths.community(customerId, 'maple');
  await firestore().doc(maple).set({ propertyName: 'Maple', timezone: 'America/New_York' });
  await write(maple, { propertyName: 'Maple Court', timezone: 'America/New_York' });
  expect(await due()).toEqual([false, false, false, false]);
  await write(maple, { propertyName: 'Maple Court', timezone: 'America/Los_Angeles' });
  expect(await due()).toEqual([true, false, false, false]);
});

test('when a person turns off quiet hours, only their emails are sent', async () => {
  await write(choices, { hasQuietHours: false, ...now });
  const ids = ['own', 'tried', 'ofAda', 'elsewhere'];
  expect(await Promise.all(ids.map((id) => isDue(paths.mail(id))))).toEqual([true, false, false, false]);
});

test('when a business turns off quiet hours, only its texts are sent', async () => {
  await write(settings, { enabled: true, quietFrom: '00:00', quietTo: '00:00' });
  expect(await isDue(paths.textMessage('own'))).toBe(true);
  expect(await isDue(paths.textMessage('theirs'))).toBe(false);
});

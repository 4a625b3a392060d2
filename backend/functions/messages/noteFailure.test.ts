import { Timestamp } from 'firebase-admin/firestore';
import { paths, queuedDelivery, type Delivery, type Mail } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { eventsFor } from '../summaries/events.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { noteMailedNotices } from '../violations/noteNotices.ts';
import { storedDelivery } from './deliveryRecords.ts';
import { mailDocument } from './queueMessage.ts';

/** What an invitation and a property manager's link learn of their mails, on a Firestore of their own. */
useOwnFirestore();
jest.setTimeout(60_000);

const customerId = 'olivia';
const { make, deliver } = eventsFor(customerId, [[/^mail\/(?<id>[^/]+)$/, noteMailedNotices]]);
const waiting = queuedDelivery(Date.now());
const sent: Delivery = {
  ...waiting,
  state: 'SUCCESS',
  info: { providerId: 'x', isDelivered: true, numSegments: null },
};
const error = { code: '550', message: '550 5.7.1 Not wanted here' };
const refused: Delivery = { ...waiting, state: 'ERROR', error };

const member = paths.teamMember(customerId, 'dana');
const link = paths.managerLink(customerId, 'pat');
const ofInvitation = { kind: 'invitation', memberId: 'dana', linkId: 'second' } as const;
const ofLink = { kind: 'managerLink', linkId: 'pat' } as const;

let mails = 0;
const mail = (shownOn: Mail['shownOn'], delivery: Delivery) => ({
  path: `mail/m${mails}`,
  data: {
    ...mailDocument({
      to: 'd@home.test',
      subject: 'Hi',
      text: 'Hi',
      purpose: 'account',
      customerId,
      shownOn,
    }),
    delivery: storedDelivery(delivery),
  },
});
/** Lets a mail end, and its event come twice. */
const tell = async (shownOn: Mail['shownOn'], delivery: Delivery) => {
  mails += 1;
  await make([mail(shownOn, waiting)]);
  for (const event of await make([mail(shownOn, delivery)])) {
    await deliver(event);
    await deliver(event);
  }
};
const read = async (path: string, field: string): Promise<unknown> =>
  (await firestore().doc(path).get()).get(field);

beforeEach(async () => {
  const [sentAt, expiresAt] = [Timestamp.now(), new Timestamp(4_000_000_000, 0)];
  await firestore()
    .doc(member)
    .set({ firstName: 'Dana', tier: 'Admin', invitation: { linkId: 'second', sentAt, expiresAt } });
  await firestore()
    .doc(link)
    .set({ communityId: 'maple', name: 'Pat', email: 'd@home.test', until: '2096-01-01', expiresAt });
});

test.each([
  ['an invitation', ofInvitation, member, 'invitation.failure'],
  ['a property manager’s link', ofLink, link, 'mailFailure'],
])('%s says why its mail was refused, until another one leaves', async (_, shownOn, path, field) => {
  await tell(shownOn, refused);
  expect(await read(path, field)).toEqual(error);
  await tell(shownOn, sent);
  expect(await read(path, field)).toBeNull();
});

test('the mail of an invitation that was replaced says nothing about the new one', async () => {
  await tell({ ...ofInvitation, linkId: 'first' }, refused);
  expect(await read(member, 'invitation.failure')).toBeUndefined();
});

test('who has joined meanwhile is not invited again by a late report, and a mail to no record is no error', async () => {
  await firestore().doc(member).update({ invitation: null });
  await tell(ofInvitation, refused);
  expect(await read(member, 'invitation')).toBeNull();
  await tell({ kind: 'managerLink', linkId: 'nobody' }, refused);
});

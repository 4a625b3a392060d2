import { Timestamp } from 'firebase-admin/firestore';
import { paths, queuedDelivery, type Delivery } from 'shared-lib/domain';
import type { Mail } from './domain/mail.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { eventsFor } from '../summaries/events.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { noteMailedNotices } from '../../../../mf-tracking/functions/violations/triggers/noteNotices.ts';
import { storedDelivery } from './deliveryRecords.ts';
import { mailDocument } from './queueMessage.ts';

/** How email failures appear on the records of people waiting for the email, on a separate Firestore. */
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
const request = paths.contactSubmission(customerId, 'one');
const ofRequest = { kind: 'receipt', submissionId: 'one' } as const;
const dataExport = paths.dataExport(customerId, 'all');
const ofExport = { kind: 'export', exportId: 'all' } as const;
const change = paths.personalMail(customerId, 'ada', 'emailChange');
const ofChange = { kind: 'emailChange', customerId, uid: 'ada', changeId: 'second' } as const;
const told = paths.personalMail(customerId, 'ada', 'told');
const ofTold = { kind: 'told', uid: 'ada' } as const;

let mails = 0;
const mail = (shownOn: Mail['shownOn'], delivery: Delivery, at: number) => ({
  path: `mail/m${mails}`,
  data: {
    ...mailDocument(
      {
        to: 'd@home.test',
        subject: 'Hi',
        text: 'Hi',
        purpose: 'account',
        // An email about a login doesn't belong to a business.
        customerId: shownOn?.kind === 'emailChange' ? null : customerId,
        shownOn,
      },
      at,
    ),
    delivery: storedDelivery(delivery),
  },
});
/**
 * Ends an email's delivery, and delivers its event twice.
 * @param at when the email was created, epoch milliseconds
 */
const tell = async (shownOn: Mail['shownOn'], delivery: Delivery, at = Date.now()) => {
  mails += 1;
  await make([mail(shownOn, waiting, at)]);
  for (const event of await make([mail(shownOn, delivery, at)])) {
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
  await firestore().doc(request).set({ communityId: 'maple', name: 'Hana', topic: 'other' });
  await firestore().doc(dataExport).set({ state: 'ready', requestedAt: sentAt });
  await firestore().doc(change).set({ email: 'd@home.test', changeId: 'second', expiresAt });
  await firestore().doc(told).delete();
});

test.each([
  ['an invitation', ofInvitation, member, 'invitation.failure'],
  ['a property manager’s link', ofLink, link, 'mailFailure'],
  ['a resident’s request', ofRequest, request, 'receiptFailure'],
  ['an export', ofExport, dataExport, 'mailFailure'],
  ['a change of email', ofChange, change, 'failure'],
  ['someone notified by email', ofTold, told, 'failure'],
])('%s shows why its email was refused, until another one is sent', async (_, shownOn, path, field) => {
  await tell(shownOn, refused);
  expect(await read(path, field)).toEqual(error);
  await tell(shownOn, sent);
  expect(await read(path, field)).toBeNull();
});

test('a failed email of a replaced invitation does not count for the new one', async () => {
  await tell({ ...ofInvitation, linkId: 'first' }, refused);
  expect(await read(member, 'invitation.failure')).toBeUndefined();
});

test('a failed email of a replaced email change does not count for the new one', async () => {
  await tell({ ...ofChange, changeId: 'first' }, refused);
  expect(await read(change, 'failure')).toBeUndefined();
});

test('among a person’s notifications, the last email counts, with its address', async () => {
  const now = Date.now();
  await tell(ofTold, sent, now);
  expect((await firestore().doc(told).get()).exists).toBe(false);
  await tell(ofTold, refused, now + 1000);
  await tell(ofTold, sent, now - 1000);
  expect((await firestore().doc(told).get()).data()).toEqual({
    email: 'd@home.test',
    at: Timestamp.fromMillis(now + 1000),
    failure: error,
  });
});

test('a late report doesn’t invite a member who has since joined, and an email without a record isn’t an error', async () => {
  await firestore().doc(member).update({ invitation: null });
  await tell(ofInvitation, refused);
  expect(await read(member, 'invitation')).toBeNull();
  await tell({ kind: 'managerLink', linkId: 'nobody' }, refused);
  await tell({ ...ofRequest, submissionId: 'nobody' }, refused);
});

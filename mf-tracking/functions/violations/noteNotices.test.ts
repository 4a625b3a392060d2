import { paths, queuedDelivery, type Delivery } from 'shared-lib/domain';
import { randomOf } from 'backend/seed/random.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedDelivery } from 'backend/functions/core/messages/deliveryRecords.ts';
import { mailDocument, textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { delivery as onTheWay, eventsFor } from 'backend/functions/core/summaries/events.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { noteMailedNotices, noteTextedNotices } from './triggers/noteNotices.ts';

/** How a case tracks the delivery of its notices, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const customerId = 'olivia';
const violation = `${paths.violations(customerId)}/v1`;
const notice = { violationId: 'v1', stepId: 'step-2' };
const { make, deliver } = eventsFor(customerId, [
  [/^mail\/(?<id>[^/]+)$/, noteMailedNotices],
  [/^messages\/(?<id>[^/]+)$/, noteTextedNotices],
]);
const waiting = queuedDelivery(Date.now());
const sent: Delivery = {
  ...waiting,
  state: 'SUCCESS',
  info: { providerId: 'x', isDelivered: false, numSegments: 1 },
};
const delivered: Delivery = { ...sent, info: { ...sent.info!, isDelivered: true } };
const bounced: Delivery = {
  ...waiting,
  state: 'ERROR',
  error: { code: 'bounced', message: 'No such mailbox' },
};

const base = { purpose: 'notice', customerId, notice } as const;
const byMail = (delivery: Delivery, more: object = {}) => ({
  path: 'mail/notice-1',
  data: {
    ...mailDocument({ ...base, to: 'dana@home.test', subject: 'Notice', text: 'Please' }),
    delivery: storedDelivery(delivery),
    ...more,
  },
});
const byText = (delivery: Delivery) => ({
  path: 'messages/notice-2',
  data: {
    ...textDocument({ ...base, to: '+12125550100', body: 'Please', communityId: null, unitId: null }),
    delivery: storedDelivery(delivery),
  },
});
const stored = async () => (await firestore().doc(violation).get()).data() ?? {};

beforeEach(() =>
  firestore()
    .doc(violation)
    .set({
      serviceDate: '2026-11-20',
      communityId: 'maple',
      memberId: 'sam',
      unitId: 'u1',
      typeId: 'loose',
      status: 'notified',
      notices: [
        { level: 1, channel: 'print', deliveryStatus: 'printed', stepId: 'step-1', sentAt: new Date(1) },
        { level: 1, channel: 'email', deliveryStatus: 'queued', stepId: 'step-2', sentAt: new Date(2) },
      ],
    }),
);

test('late, duplicate and unordered email events give the current state', async () => {
  const way = onTheWay(randomOf('notices'), deliver);
  for (const change of [byMail(waiting), byMail(sent), byMail(bounced)]) way.add(await make([change]));
  await way.rest();
  expect((await stored())['notices']).toMatchObject([
    { deliveryStatus: 'printed', sentAt: { seconds: 0 } },
    { deliveryStatus: 'failed', deliveryError: { code: 'bounced', message: 'No such mailbox' } },
  ]);
});

test('a delivered text counts as delivered, even when its document is deleted', async () => {
  for (const change of [byText(waiting), byText(delivered), { ...byText(delivered), data: null }]) {
    for (const event of await make([change])) await deliver(event);
  }
  expect((await stored())['notices']).toMatchObject([
    {},
    { deliveryStatus: 'delivered', deliveryError: null },
  ]);
});

test.each([
  ['of another kind', { notice: null }],
  ['of a deleted case', { notice: { ...notice, violationId: 'gone' } }],
  ['of an unknown step', { notice: { ...notice, stepId: 'step-9' } }],
  ['of another business', { customerId: 'another' }],
])('a message %s changes no case', async (_, more) => {
  const before = await stored();
  for (const event of await make([byMail(waiting, more), byMail(bounced, more)])) await deliver(event);
  expect(await stored()).toEqual(before);
});

test('a resident request tracks the delivery of its answer', async () => {
  const request = firestore().doc(paths.contactSubmission(customerId, 'r1'));
  const answer = { by: 'olivia', at: new Date(1), channel: 'email', text: 'Hello' };
  await request.set({
    communityId: 'maple',
    topic: 'other',
    status: 'resolved',
    answers: [
      { ...answer, messageId: 'notice-1', delivery: { state: 'queued', at: new Date(1) } },
      { ...answer, messageId: null },
    ],
  });
  const more = { notice: null, answers: { submissionId: 'r1' } };
  const way = onTheWay(randomOf('answers'), deliver);
  for (const change of [byMail(waiting, more), byMail(sent, more), byMail(bounced, more)])
    way.add(await make([change]));
  await way.rest();
  expect((await request.get()).get('answers')).toMatchObject([
    { text: 'Hello', at: { seconds: 0 }, delivery: { state: 'bounced' } },
    { messageId: null, delivery: null },
  ]);
});

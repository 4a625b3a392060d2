import { Timestamp } from 'firebase-admin/firestore';
import { paths, suppressionId, textMessageSchema } from 'shared-lib/domain';
import { contactSubmissionSchema } from 'mf-communities/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { textChannel } from '../messages/channels.ts';
import { textDocument } from '../messages/queueMessage.ts';
import { handleTextReply } from '../messages/handleTextReply.ts';
import { recordOf } from '../../../kernel/records.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { autoReply } from './autoReply.ts';

/** How residents' texts are processed, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const phone = '+12125550142';
const stranger = '+12125550199';
const set = (path: string, data: object) => firestore().doc(path).set(data);
const sendText = (to: string, body: string, more: object = {}) =>
  set(
    paths.textMessage(`to-${to.slice(1)}-${body.length}`),
    textDocument({
      to,
      body,
      purpose: 'service',
      customerId: owner,
      communityId: 'maple',
      unitId: 'a-101',
      ...more,
    }),
  );
const requests = async () =>
  (await firestore().collection(paths.contactSubmissions(owner)).get()).docs.flatMap(
    (one) => recordOf(contactSubmissionSchema, one) ?? [],
  );
const answers = async () =>
  (await firestore().collection(paths.textMessages()).where('purpose', '==', 'reply').get()).docs.flatMap(
    (one) => recordOf(textMessageSchema, one) ?? [],
  );

beforeAll(() => {
  Object.assign(process.env, { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+12025550100' });
});

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { businessName: 'Sunrise Valet', businessSlug: 'sunrise' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', slug: 'maple' });
  await set(paths.settingsSection(owner, 'sms'), { enabled: true, quietFrom: '00:00', quietTo: '23:59' });
  await set(paths.unit(owner, 'a-101'), {
    communityId: 'maple',
    building: 'A',
    unitNumber: '101',
    residentName: 'Hana Novak',
    phone,
    language: 'es',
    status: 'active',
  });
});

test('a free-text reply becomes a request that quotes what it replies to, once', async () => {
  await sendText(phone, 'We are running late tonight.');
  await handleTextReply(phone, 'Can you still take my couch?', 'SM1');
  await handleTextReply(phone, 'Can you still take my couch?', 'SM1');
  expect(await requests()).toEqual([
    expect.objectContaining({
      id: 'text-SM1',
      topic: 'other',
      via: 'text',
      status: 'new',
      phone,
      name: 'Hana Novak',
      unitId: 'a-101',
      unitNumber: 'A-101',
      language: 'es',
      message: 'Can you still take my couch?',
      number: expect.any(String),
      conversation: [
        expect.objectContaining({ from: 'business', text: 'We are running late tonight.' }),
        expect.objectContaining({ from: 'resident', id: 'SM1', text: 'Can you still take my couch?' }),
      ],
    }),
  ]);
  const kept = await firestore().doc(paths.contactSubmission(owner, 'text-SM1')).get();
  expect(kept.get('createdAt')).toBeInstanceOf(Timestamp);
  expect(await answers()).toEqual([]);
});

test('a picture without words becomes a request that mentions it', async () => {
  await sendText(phone, 'We are running late tonight.');
  await handleTextReply(phone, '', 'SM9', 2);
  expect(await requests()).toEqual([
    expect.objectContaining({
      message: '',
      conversation: [
        expect.objectContaining({ from: 'business', pictures: 0 }),
        expect.objectContaining({ from: 'resident', text: '', pictures: 2 }),
      ],
    }),
  ]);
  await handleTextReply(phone, '', 'SM10');
  expect((await requests())[0]?.conversation).toHaveLength(2);
});

test('the next text is added to that request, and reopens it', async () => {
  await sendText(phone, 'We are running late tonight.');
  await handleTextReply(phone, 'Can you still take my couch?', 'SM1');
  const [first] = await requests();
  await firestore().doc(paths.contactSubmission(owner, first!.id)).update({ status: 'resolved' });
  await handleTextReply(phone, 'And the chair?', 'SM2');
  await handleTextReply(phone, 'And the chair?', 'SM2');
  const [request, ...others] = await requests();
  expect(others).toEqual([]);
  expect(request).toMatchObject({ status: 'inProgress', resolvedAt: null });
  expect(request?.conversation.map(({ text }) => text)).toEqual([
    'We are running late tonight.',
    'Can you still take my couch?',
    'And the chair?',
  ]);
});

test.each(['Yes', 'Sí, por favor', '👍'])(
  '“%s” to a question of the office continues the request, and opts no one in',
  async (body) => {
    await sendText(phone, 'Shall we come again tomorrow?', { purpose: 'answer' });
    await handleTextReply(phone, body, 'SM1');
    expect(await requests()).toEqual([expect.objectContaining({ message: body })]);
    const unit = await firestore().doc(paths.unit(owner, 'a-101')).get();
    expect(unit.get('smsOptIn')).toBeUndefined();
    expect((await firestore().collection(paths.consents(owner)).get()).size).toBe(0);
  },
);

test('a YES after STOP resumes texts, even after a text from the office', async () => {
  await sendText(phone, 'Shall we come again tomorrow?', { purpose: 'answer' });
  await handleTextReply(phone, 'STOP', 'SM1');
  await handleTextReply(phone, 'YES', 'SM2');
  expect(
    (
      await firestore()
        .doc(paths.suppression(owner, suppressionId('text', phone)))
        .get()
    ).exists,
  ).toBe(false);
  expect(await requests()).toEqual([]);
});

test('a number without a unit gets one reply a day with where to write, in both languages', async () => {
  await sendText(stranger, 'Reply YES', { purpose: 'consent', unitId: null });
  await handleTextReply(stranger, 'Who is this?', 'SM3');
  await handleTextReply(stranger, 'Hello?', 'SM4');
  expect(await requests()).toEqual([]);
  const [answer, ...more] = await answers();
  expect(more).toEqual([]);
  expect(answer).toMatchObject({ to: stranger, customerId: owner });
  expect(answer?.body).toMatch(/^Sunrise Valet: .*\/sunrise\/maple[^]*numero.*\/sunrise\/maple/);
});

test.each([
  ['HELP', /mensajes sobre la basura.*\/sunrise\/maple.*STOP/],
  ['info', /mensajes sobre la basura/],
  ['Ayuda', /mensajes sobre la basura/],
])('%s is answered in the resident’s language, at any hour', async (word, expected) => {
  await sendText(phone, 'We are running late tonight.');
  await handleTextReply(phone, word);
  const [answer] = await answers();
  expect(answer?.body).toMatch(expected);
  const permission = await firestore().runTransaction((transaction) =>
    textChannel.permission(transaction, answer!, Date.now()),
  );
  expect(permission).toMatchObject({ quietUntil: null, isSwitchedOff: false });
  expect(await requests()).toEqual([]);
});

test('a number that wrote STOP, or whose business has no texts, gets no automatic answer', async () => {
  await sendText(stranger, 'Hello', { unitId: null });
  await set(paths.suppression(owner, suppressionId('text', stranger)), {
    channel: 'text',
    address: stranger,
    reason: 'stopped',
  });
  await handleTextReply(stranger, 'HELP');
  await firestore().recursiveDelete(firestore().collection(paths.suppressions(owner)));
  await set(paths.settingsSection(owner, 'sms'), { enabled: false });
  await handleTextReply(stranger, 'HELP');
  expect(await answers()).toEqual([]);
});

test('a number that no business has texted gets a reply with where to write, if it is North American', async () => {
  await handleTextReply(stranger, 'Hello?', 'SM5');
  await handleTextReply('+447700900123', 'Hello?', 'SM6');
  await handleTextReply('+18765550100', 'Hello?', 'SM7');
  expect(await answers()).toEqual([
    expect.objectContaining({ to: stranger, customerId: null, body: expect.stringContaining('door') }),
  ]);
});

test.each(['help', 'unknownNumber'] as const)('the answer to %s always says where to write', (kind) => {
  for (const language of ['en', 'es', null] as const) {
    const common = { kind, sender: 'Sunrise', language };
    const page = 'https://hub.test/sunrise/maple';
    expect(autoReply({ ...common, page, contact: null })).toContain(page);
    expect(autoReply({ ...common, page: null, contact: 'office@sunrise.test' })).toContain('office@');
    expect(autoReply({ ...common, page: null, contact: null })).toMatch(/door|puerta/);
  }
});

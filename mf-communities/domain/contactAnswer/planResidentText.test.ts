import { maxConversation, type ConversationText } from 'shared-lib/domain';
import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import type { ContactAnswer } from '../contactSubmission/handling.ts';
import { at, hour, request, unit as door } from './planContactChange.fixture.ts';
import { planResidentText } from './planResidentText.ts';

const day = 24 * hour;
const unit = { ...door, residentName: 'Hana Novak', language: 'es' } as const;
const text = { id: 'sms-9', phone: '+12125550142', body: ' Is it fixed?\r\n', pictures: 0, at };
/** The text as an entry of a conversation. */
const line: ConversationText = { id: 'sms-9', from: 'resident', at, text: 'Is it fixed?', pictures: 0 };
const before = { id: 'sms-8', body: 'We are on it.', at: at - hour, purpose: 'answer' } as const;
/** The message they reply to, as an entry. */
const context: ConversationText = {
  id: 'sms-8',
  from: 'business',
  at: at - hour,
  text: 'We are on it.',
  pictures: 0,
};
const earlier = (id: string, when = at - 2 * hour): ConversationText => ({ ...line, id, at: when });
const answer = (messageId: string | null, when = at - 2 * hour): ContactAnswer => ({
  by: 'olivia',
  at: when,
  channel: 'text',
  text: 'We are on it.',
  messageId,
  delivery: null,
});

const created = {
  communityId: 'maple',
  number: '4T2-B6M',
  topic: 'other',
  night: null,
  name: 'Hana Novak',
  unitNumber: 'A-102',
  unitId: 'a-102',
  binTagId: null,
  via: 'text',
  email: null,
  phone: '+12125550142',
  message: 'Is it fixed?',
  smsConsent: true,
  language: 'es',
  photo: null,
  receiptHash: null,
  status: 'new',
  verdict: null,
  createdAt: at,
  dueAt: at + 24 * hour,
  conversation: [line],
};

const plan = (
  latest: readonly ContactSubmission[],
  more: Partial<typeof text> = {},
  replied: Parameters<typeof planResidentText>[3] = null,
) => planResidentText({ ...text, ...more }, unit, latest, replied, '4T2-B6M');

test.each([
  ['words', {}, {}],
  [
    'a picture without words',
    { body: ' \n', pictures: 1 },
    { message: '', conversation: [{ ...line, text: '', pictures: 1 }] },
  ],
  ['words and pictures', { pictures: 2 }, { conversation: [{ ...line, pictures: 2 }] }],
])('a first text begins a request: %s', (_, more, fields) => {
  expect(plan([], more)).toStrictEqual({ act: 'create', submission: { ...created, ...fields } });
});

test('a unit whose resident isn’t known begins a request without a name', () => {
  const unnamed = { ...unit, residentName: null };
  expect(planResidentText(text, unnamed, [], null, '4T2-B6M')).toStrictEqual({
    act: 'create',
    submission: { ...created, name: '' },
  });
});

test.each([
  ['notice', 'violation', [context, line]],
  ['service', 'other', [context, line]],
  ['test', 'other', [context, line]],
  ['answer', 'other', [context, line]],
  ['consent', 'other', [line]],
  ['reply', 'other', [line]],
  ['account', 'other', [line]],
] as const)('a reply to a text sent as “%s” begins one about “%s”', (purpose, topic, conversation) => {
  expect(plan([], {}, { ...before, purpose })).toStrictEqual({
    act: 'create',
    submission: { ...created, topic, conversation },
  });
});

test.each([
  ['an empty text', { body: '' }, []],
  ['only spaces', { body: ' \n ' }, [request()]],
  ['one that is the only entry', {}, [request({ conversation: [line] })]],
  [
    'one among the entries of an older request',
    {},
    [request(), request({ id: 'r2', conversation: [earlier('sms-1'), line, earlier('sms-2')] })],
  ],
])('nothing to store: %s', (_, more, latest) => {
  expect(plan(latest, more)).toStrictEqual({ act: 'none' });
});

const reopened = { status: 'inProgress', resolvedAt: null, dueAt: at + 24 * hour };

test.each<[string, Partial<ContactSubmission>, object]>([
  ['a new one keeps its due time', {}, { conversation: [line] }],
  ['one in progress does too', { status: 'inProgress' }, { conversation: [line] }],
  [
    'an answered one is due again',
    { status: 'inProgress', answers: [answer('sms-1')] },
    { conversation: [line], dueAt: at + 24 * hour },
  ],
  [
    'one asked again since its answer keeps its due time',
    { status: 'inProgress', answers: [answer('sms-1')], conversation: [earlier('sms-2', at - hour)] },
    { conversation: [earlier('sms-2', at - hour), line] },
  ],
  [
    'one answered since its last question is due again',
    {
      status: 'inProgress',
      answers: [answer('sms-1', at - 1)],
      conversation: [earlier('sms-2', at - hour), { ...earlier('sms-3', at), from: 'business' }],
    },
    {
      conversation: [earlier('sms-2', at - hour), { ...earlier('sms-3', at), from: 'business' }, line],
      dueAt: at + 24 * hour,
    },
  ],
  [
    'a resolved one reopens',
    { status: 'resolved', resolvedAt: at - hour },
    { conversation: [line], ...reopened },
  ],
  [
    'an answered and resolved one reopens',
    { status: 'resolved', resolvedAt: at - hour, answers: [answer('sms-1')] },
    { conversation: [line], ...reopened },
  ],
  [
    'its entries stay, in order',
    { conversation: [earlier('sms-1'), earlier('sms-2')] },
    { conversation: [earlier('sms-1'), earlier('sms-2'), line] },
  ],
])('added to a request: %s', (_, more, fields) => {
  expect(plan([request(more)])).toStrictEqual({ act: 'append', id: 'r1', fields });
});

test.each<[string, Partial<ContactSubmission>, object, readonly ConversationText[]]>([
  ['included', {}, {}, [context, line]],
  ['left out if it had a secret', {}, { purpose: 'account' }, [line]],
  ['left out if the request is newer', { createdAt: at - hour + 1 }, {}, [line]],
  ['left out if it is from the same moment', { createdAt: at - hour }, {}, [line]],
  ['included if the request came right before', { createdAt: at - hour - 1 }, {}, [context, line]],
  ['included if the request has no time', { createdAt: null }, {}, [context, line]],
  ['left out if it is an entry', { conversation: [context] }, {}, [context, line]],
  [
    'left out if it is an older entry',
    { conversation: [context, earlier('sms-1', at - 1)] },
    {},
    [context, earlier('sms-1', at - 1), line],
  ],
])('the message they reply to is %s', (_, more, replied, conversation) => {
  expect(plan([request(more)], {}, { ...before, ...replied })).toStrictEqual({
    act: 'append',
    id: 'r1',
    fields: { conversation },
  });
});

test.each([
  ['the answer they reply to isn’t repeated', [answer(null), answer('sms-8')], [line]],
  ['another answer leaves it', [answer(null), answer('sms-7')], [context, line]],
])('%s', (_, answers, conversation) => {
  expect(plan([request({ answers })], {}, before)).toStrictEqual({
    act: 'append',
    id: 'r1',
    fields: { conversation, dueAt: at + 24 * hour },
  });
});

const old = at - 30 * day;
const week = at - 7 * day;
const full = (length: number) => Array.from({ length }, (_, index) => earlier(`sms-1${index}`));

test.each<[string, Partial<ContactSubmission>, string]>([
  ['an old one that is new', { createdAt: old }, 'append'],
  ['an old one in progress', { createdAt: old, status: 'inProgress' }, 'append'],
  ['one of another community', { communityId: 'cedar' }, 'create'],
  ['a merged one', { mergedInto: 'r9' }, 'create'],
  ['a merged one of another community', { communityId: 'cedar', mergedInto: 'r9' }, 'create'],
  ['one with room for two entries', { conversation: full(maxConversation - 2) }, 'append'],
  ['one with room for one', { conversation: full(maxConversation - 1) }, 'create'],
  ['a full one', { conversation: full(maxConversation) }, 'create'],
  ['one resolved a week ago', { status: 'resolved', createdAt: old, resolvedAt: week }, 'append'],
  ['one resolved longer ago', { status: 'resolved', createdAt: old, resolvedAt: week - 1 }, 'create'],
  ['a resolved one from a week ago', { status: 'resolved', createdAt: week }, 'append'],
  ['a resolved one from longer ago', { status: 'resolved', createdAt: week - 1 }, 'create'],
  ['a resolved one without times', { status: 'resolved', createdAt: null }, 'create'],
  [
    'one answered a week ago',
    { status: 'resolved', createdAt: old, resolvedAt: old, answers: [answer(null, old), answer(null, week)] },
    'append',
  ],
  [
    'one answered longer ago',
    { status: 'resolved', createdAt: old, resolvedAt: old, answers: [answer(null, week - 1)] },
    'create',
  ],
  [
    'one whose last text is from a week ago',
    { status: 'resolved', createdAt: old, resolvedAt: old, conversation: [earlier('sms-1', week)] },
    'append',
  ],
])('continued or not: %s', (_, more, act) => {
  expect(plan([request(more)]).act).toBe(act);
});

test('the newest request that can continue gets the text', () => {
  const latest = [
    request({ id: 'r1', mergedInto: 'r9' }),
    request({ id: 'r2', communityId: 'cedar' }),
    request({ id: 'r3' }),
    request({ id: 'r4' }),
  ];
  expect(plan(latest)).toStrictEqual({ act: 'append', id: 'r3', fields: { conversation: [line] } });
});

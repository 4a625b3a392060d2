import {
  type ContactSubmission,
  type VerdictDecision,
  contactActs,
  maxContactSteps,
  type ContactAct,
  type ContactStep,
} from 'shared-lib/domain';
import type { Proposal } from '../contactSubmission/proposal.ts';
import type { ContactChange } from './contactChange.ts';
import type { AnswerFacts, ContactFacts } from './contactPlan.ts';
import { planContactChange } from './planContactChange.ts';

/** Nov 17, 2026, 10:00 in New York. */
const at = Date.UTC(2026, 10, 17, 15);
const hour = 3_600_000;

const request = (more: Partial<ContactSubmission> = {}): ContactSubmission => ({
  id: 'r1',
  createdAt: at - 3 * hour,
  updatedAt: null,
  createdBy: null,
  communityId: 'maple',
  name: 'Hana Novak',
  unitNumber: 'A-203',
  email: 'Hana@Home.test',
  phone: '+12125550142',
  topic: 'missedPickup',
  message: 'My bag was still there.',
  smsConsent: true,
  status: 'new',
  verdict: null,
  dueAt: at + 21 * hour,
  number: '7K3-P9Q',
  language: 'en',
  via: 'page',
  night: '2026-11-16',
  unitId: 'a-203',
  binTagId: null,
  photo: null,
  receiptHash: null,
  receiptFailure: null,
  assignedTo: null,
  answers: [],
  conversation: [],
  mergedInto: null,
  resolvedAt: null,
  decision: null,
  steps: [],
  ...more,
});

const proposal: Proposal = {
  night: '2026-11-16',
  verdict: 'served',
  reason: 'collected',
  at: Date.UTC(2026, 10, 17, 2, 14),
  evidence: [],
};
const decision: VerdictDecision = {
  verdict: 'served',
  evidence: [],
  by: 'olivia',
  at,
  night: '2026-11-16',
  servedAt: proposal.at,
  reason: 'collected',
};

const answer: AnswerFacts = {
  community: {
    propertyName: 'Maple Court',
    timezone: 'America/New_York',
    setOutStart: '18:00',
    setOutEnd: '20:00',
  },
  businessName: 'Sunrise Valet',
  sender: 'Sunrise',
  channels: ['email', 'text'],
  suppressed: new Set(),
  segmentsLeft: null,
  mailsLeft: 10,
};

const unit = { id: 'a-102', communityId: request().communityId, building: 'A', unitNumber: '102' };

const facts = (submission: ContactSubmission, more: Partial<ContactFacts> = {}): ContactFacts => ({
  submission,
  by: 'olivia',
  at,
  others: [request({ id: 'r2', email: 'dana@home.test', phone: null, name: 'Dana' })],
  assigneeRuns: true,
  answer,
  proposal,
  unit,
  ...more,
});

const target = { submissionId: 'r1', stepId: 'step-0001', seen: 0 };
const changes: { readonly [Act in ContactAct]: Extract<ContactChange, { act: Act }> } = {
  assign: { act: 'assign', ...target, assignedTo: 'adam' },
  setStatus: { act: 'setStatus', ...target, status: 'inProgress' },
  answer: {
    act: 'answer',
    ...target,
    channel: 'email',
    text: 'Hello {name}, we are on it.',
    resolves: false,
  },
  merge: { act: 'merge', ...target, duplicates: [{ submissionId: 'r2', seen: 0 }] },
  split: { act: 'split', ...target },
  decide: { act: 'decide', ...target, verdict: 'missed', night: null },
  setUnit: { act: 'setUnit', ...target, unitId: 'a-102' },
};

const step = (id: string): ContactStep => ({
  id,
  act: 'assign',
  at: 1,
  by: 'adam',
  status: 'new',
  assignedTo: null,
  channel: null,
  verdict: null,
  otherId: null,
});

/** Each change of `r1`: what becomes of the request's status, or why it can't be done. */
const outcomes = {
  new: [
    request(),
    {
      assign: 'new',
      setStatus: 'inProgress',
      answer: 'inProgress',
      merge: 'new',
      split: 'notNow',
      decide: 'inProgress',
      setUnit: 'new',
    },
  ],
  'in progress': [
    request({ status: 'inProgress', assignedTo: 'adam' }),
    {
      assign: 'notNow',
      setStatus: 'notNow',
      answer: 'inProgress',
      merge: 'inProgress',
      split: 'notNow',
      decide: 'inProgress',
      setUnit: 'inProgress',
    },
  ],
  resolved: [
    request({ status: 'resolved', resolvedAt: 5 }),
    {
      assign: 'resolved',
      setStatus: 'inProgress',
      answer: 'resolved',
      merge: 'resolved',
      split: 'notNow',
      decide: 'resolved',
      setUnit: 'resolved',
    },
  ],
  merged: [
    request({ status: 'resolved', mergedInto: 'r9' }),
    {
      assign: 'merged',
      setStatus: 'merged',
      answer: 'merged',
      merge: 'merged',
      split: 'inProgress',
      decide: 'merged',
      setUnit: 'merged',
    },
  ],
} as const;

describe.each(Object.entries(outcomes))('a request that is %s', (_, [submission, expected]) => {
  test.each(contactActs)('%s', (act) => {
    const plan = planContactChange(changes[act], facts(submission));
    const own = plan.ok ? plan.changed[0] : undefined;
    expect(plan.ok ? (own?.fields.status ?? submission.status) : plan.code).toBe(expected[act]);
    if (!own) return;
    expect(own.fields.steps).toEqual([
      expect.objectContaining({ id: 'step-0001', act, at, by: 'olivia', status: expected[act] }),
    ]);
  });
});

const refusals: readonly (readonly [
  string,
  ContactChange,
  ContactSubmission,
  Partial<ContactFacts>,
  string,
])[] = [
  [
    'by who did not see the last step',
    changes.assign,
    request({ steps: [step('step-0009')] }),
    {},
    'changedMeanwhile',
  ],
  [
    'beyond the last step that fits',
    { ...changes.assign, seen: maxContactSteps },
    request({ steps: Array.from({ length: maxContactSteps }, (_, index) => step(`step-1${index}`)) }),
    {},
    'tooManySteps',
  ],
  [
    'to somebody who does not run the business',
    changes.assign,
    request(),
    { assigneeRuns: false },
    'notRunning',
  ],
  ['to who looks after it already', changes.assign, request({ assignedTo: 'adam' }), {}, 'notNow'],
  ['by mail without an address', changes.answer, request({ email: null }), {}, 'noEmail'],
  [
    'by text without a number',
    { ...changes.answer, channel: 'text' },
    request({ phone: null }),
    {},
    'noPhone',
  ],
  [
    'by text to a freephone number',
    { ...changes.answer, channel: 'text' },
    request({ phone: '+18005550142' }),
    {},
    'noPhone',
  ],
  [
    'by text without consent',
    { ...changes.answer, channel: 'text' },
    request({ smsConsent: false }),
    {},
    'noConsent',
  ],
  [
    'by text after STOP',
    { ...changes.answer, channel: 'text' },
    request(),
    { answer: { ...answer, suppressed: new Set(['+12125550142']) } },
    'suppressed',
  ],
  [
    'by text where texts are switched off',
    { ...changes.answer, channel: 'text' },
    request(),
    { answer: { ...answer, channels: ['email'] } },
    'notSetUp',
  ],
  [
    'by text beyond the limit of the month',
    { ...changes.answer, channel: 'text' },
    request(),
    { answer: { ...answer, segmentsLeft: 0 } },
    'overLimit',
  ],
  [
    'by mail beyond the day’s',
    changes.answer,
    request(),
    { answer: { ...answer, mailsLeft: 0 } },
    'tooManyMails',
  ],
  [
    'by text that no phone takes',
    { ...changes.answer, channel: 'text', text: 'x'.repeat(1300) },
    request(),
    {},
    'tooLong',
  ],
  ['that names what nobody knows', { ...changes.answer, text: 'Hello {nmae}' }, request(), {}, 'unknownName'],
  ['with a brace by itself', { ...changes.answer, text: 'Hello {name' }, request(), {}, 'looseBrace'],
  [
    'that names a time that nobody knows',
    { ...changes.answer, text: 'At {time}.' },
    request(),
    {},
    'noValue',
  ],
  [
    'whose text is empty once it is filled in',
    { ...changes.answer, text: 'Unit {unitNumber}' },
    request({ unitNumber: null }),
    {},
    'noValue',
  ],
  [
    'of a request with itself',
    { ...changes.merge, duplicates: [{ submissionId: 'r1', seen: 0 }] },
    request(),
    {},
    'notNow',
  ],
  [
    'of the same request twice',
    {
      ...changes.merge,
      duplicates: [
        { submissionId: 'r2', seen: 0 },
        { submissionId: 'r2', seen: 0 },
      ],
    },
    request(),
    {},
    'notNow',
  ],
  ['with one that is gone', changes.merge, request(), { others: [null] }, 'gone'],
  [
    'with one of another community',
    changes.merge,
    request(),
    { others: [request({ id: 'r2', communityId: 'oak' })] },
    'otherCommunity',
  ],
  [
    'with one that is merged already',
    changes.merge,
    request(),
    { others: [request({ id: 'r2', mergedInto: 'r3' })] },
    'merged',
  ],
  [
    'with one that somebody works on',
    changes.merge,
    request(),
    { others: [request({ id: 'r2', steps: [step('s')] })] },
    'changedMeanwhile',
  ],
  ['on what is no missed pickup', changes.decide, request({ topic: 'bulkItem' }), {}, 'notAPickup'],
  ['to a unit that is gone', changes.setUnit, request(), { unit: null }, 'gone'],
  [
    'to a unit of another community',
    changes.setUnit,
    request(),
    { unit: { ...unit, communityId: 'cedar' } },
    'otherCommunity',
  ],
  ['to the unit that it is about', changes.setUnit, request({ unitId: 'a-102' }), {}, 'notNow'],
  ['whose community is gone', changes.decide, request(), { proposal: undefined as never }, 'gone'],
];

test.each(refusals)('no step is taken %s', (_, change, submission, more, code) => {
  expect(planContactChange(change, facts(submission, more))).toMatchObject({ ok: false, code });
});

test('a step that was taken before changes nothing', () => {
  const submission = request({ steps: [step('step-0001')] });
  expect(planContactChange(changes.answer, facts(submission))).toEqual({
    ok: true,
    changed: [],
    messages: [],
  });
});

test('an answer is filled in for each who wrote the same, and each address gets one', () => {
  const submission = request({ decision, steps: [] });
  const others = [
    request({ id: 'r2', name: 'Dana', email: 'dana@home.test', language: 'es' }),
    request({ id: 'r3', name: 'Hana', email: 'hana@home.test ' }),
    request({ id: 'r4', name: '', email: null }),
    null,
  ];
  const change = { ...changes.answer, text: 'Hello {name}: {unitNumber}, {night}, {time}.', resolves: true };
  const plan = planContactChange(change, facts(submission, { others }));
  if (!plan.ok) throw new Error(plan.code);
  expect(plan.messages).toEqual([
    {
      id: 'answer-r1-step-0001',
      channel: 'email',
      to: 'hana@home.test',
      subject: 'Your message about Maple Court (7K3-P9Q)',
      text: 'Hello Hana Novak: A-203, Monday, November 16, 9:14 PM.',
      submissionId: 'r1',
    },
    expect.objectContaining({
      to: 'dana@home.test',
      subject: 'Su mensaje sobre Maple Court (7K3-P9Q)',
      text: 'Hello Dana: A-203, lunes, 16 de noviembre, 21:14.',
    }),
  ]);
  expect(plan.changed.map(({ id, fields }) => [id, fields.status, fields.answers?.[0]?.messageId])).toEqual([
    ['r1', 'resolved', 'answer-r1-step-0001'],
    ['r2', undefined, 'answer-r2-step-0001'],
    ['r3', undefined, null],
    ['r4', undefined, null],
  ]);
  expect(plan.changed[3]?.fields.answers?.[0]?.text).toContain('Hello resident:');
});

test('values are never read as placeholders', () => {
  const submission = request({ name: '{time} {businessName}' });
  const plan = planContactChange(changes.answer, facts(submission, { others: [] }));
  expect(plan.ok && plan.messages[0]?.text).toBe('Hello {time} {businessName}, we are on it.');
});

test('a text begins with who sends it', () => {
  const plan = planContactChange({ ...changes.answer, channel: 'text' }, facts(request(), { others: [] }));
  expect(plan.ok && plan.messages).toEqual([
    expect.objectContaining({ to: '+12125550142', text: 'Sunrise: Hello Hana Novak, we are on it.' }),
  ]);
});

test('what is merged is resolved, and what waits longest says when an answer is due', () => {
  const others = [request({ id: 'r2', dueAt: at - hour, status: 'inProgress' })];
  const plan = planContactChange(changes.merge, facts(request(), { others }));
  expect(
    plan.ok && plan.changed.map(({ id, fields }) => ({ id, ...fields, steps: fields.steps[0]?.otherId })),
  ).toEqual([
    { id: 'r1', dueAt: at - hour, steps: 'r2' },
    { id: 'r2', status: 'resolved', resolvedAt: at, mergedInto: 'r1', steps: 'r1' },
  ]);
});

test.each([
  ['as proposed', proposal, 'served', proposal.at, 'collected'],
  ['otherwise than proposed', proposal, 'missed', null, null],
  ['as served where nobody can tell', { ...proposal, verdict: 'unknown' }, 'served', null, null],
] as const)('a decision keeps its evidence: %s', (_, known, verdict, servedAt, reason) => {
  const plan = planContactChange({ ...changes.decide, verdict }, facts(request(), { proposal: known }));
  expect(plan.ok && plan.changed[0]?.fields.decision).toEqual({ ...decision, verdict, servedAt, reason });
});

test.each([
  [null, { unitId: 'a-102', unitNumber: 'A-102' }],
  ['the blue door', { unitId: 'a-102' }],
])('a unit that is chosen keeps what was written: %s', (unitNumber, fields) => {
  const plan = planContactChange(changes.setUnit, facts(request({ unitId: null, unitNumber })));
  const { steps, ...changed } = (plan.ok && plan.changed[0]?.fields) || { steps: [] };
  expect(changed).toEqual(fields);
  expect(steps).toMatchObject([{ act: 'setUnit', otherId: 'a-102' }]);
});

import { contactActions } from '../contactSubmission/handling.ts';
import { planContactChange } from './planContactChange.ts';
import { at, changes, decision, facts, hour, proposal, request, step } from './planContactChange.fixture.ts';

/** Each change of `r1`: the request's new status, or why it can't be done. */
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
  test.each(contactActions)('%s', (act) => {
    const plan = planContactChange(changes[act], facts(submission));
    const own = plan.ok ? plan.changed[0] : undefined;
    expect(plan.ok ? (own?.fields.status ?? submission.status) : plan.code).toBe(expected[act]);
    if (!own) return;
    expect(own.fields.steps).toEqual([
      expect.objectContaining({ id: 'step-0001', act, at, by: 'olivia', status: expected[act] }),
    ]);
  });
});

test('a step that was taken before changes nothing', () => {
  const submission = request({ steps: [step('step-0001')] });
  expect(planContactChange(changes.answer, facts(submission))).toEqual({
    ok: true,
    changed: [],
    messages: [],
  });
});

test('an answer is filled in for each merged request, and each address gets one', () => {
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

test('a text starts with its sender', () => {
  const plan = planContactChange({ ...changes.answer, channel: 'text' }, facts(request(), { others: [] }));
  expect(plan.ok && plan.messages).toEqual([
    expect.objectContaining({ to: '+12125550142', text: 'Sunrise: Hello Hana Novak, we are on it.' }),
  ]);
});

test('merged requests are resolved, and the oldest sets the due time', () => {
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
  ['other than proposed', proposal, 'missed', null, null],
  ['as served when no one can tell', { ...proposal, verdict: 'unknown' }, 'served', null, null],
] as const)('a decision keeps its evidence: %s', (_, known, verdict, servedAt, reason) => {
  const plan = planContactChange({ ...changes.decide, verdict }, facts(request(), { proposal: known }));
  expect(plan.ok && plan.changed[0]?.fields.decision).toEqual({ ...decision, verdict, servedAt, reason });
});

test.each([
  [null, { unitId: 'a-102', unitNumber: 'A-102' }],
  ['the blue door', { unitId: 'a-102' }],
])('choosing a unit keeps what was written: %s', (unitNumber, fields) => {
  const plan = planContactChange(changes.setUnit, facts(request({ unitId: null, unitNumber })));
  const { steps, ...changed } = (plan.ok && plan.changed[0]?.fields) || { steps: [] };
  expect(changed).toEqual(fields);
  expect(steps).toMatchObject([{ act: 'setUnit', otherId: 'a-102' }]);
});

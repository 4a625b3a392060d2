import { planViolationChange, possibleActs, type CaseFacts } from './planViolationChange.ts';
import { type ResidentAnswer, caseActs, maxCaseSteps, type CaseStep } from 'shared-lib/domain';
import { violationChangeSchema, type ViolationChange } from 'mf-tracking/domain';
import type { Violation } from './record.ts';
import { sighting } from './violation.fixture.ts';

/** Nov 21, 2026, 10:00 in New York. */
const at = Date.UTC(2026, 10, 21, 15);
const letter = { subject: 'Notice', text: 'Dear residents', templateVersion: 'default-2' };
const facts = (violation: Violation, more: Partial<CaseFacts> = {}): CaseFacts => ({
  violation,
  by: 'olivia',
  at,
  timeZone: 'America/New_York',
  unit: { email: 'dana@home.test', phone: '+12125550100', smsOptIn: true },
  channels: ['print', 'email'],
  mayReach: () => true,
  letter,
  segmentsLeft: null,
  mailsLeft: null,
  ...more,
});

const target = { violationId: 'v1', stepId: 'step-0001', seen: 0 };
const notice = { channel: 'print', language: 'en', citedRule: null, cureBy: null } as const;
/** Each act, as the office would request it. */
const changes: { readonly [Act in ViolationChange['act']]: Extract<ViolationChange, { act: Act }> } = {
  approve: { act: 'approve', ...target },
  reject: { act: 'reject', ...target, words: 'Not theirs.' },
  takeBack: { act: 'takeBack', ...target },
  notify: { act: 'notify', ...target, ...notice },
  escalate: { act: 'escalate', ...target, words: null },
  setFine: { act: 'setFine', ...target, fineCents: 2500 },
  acceptAnswer: { act: 'acceptAnswer', ...target, cureBy: null, words: null },
  refuseAnswer: { act: 'refuseAnswer', ...target, words: null },
  dispute: { act: 'dispute', ...target, words: 'Not my bag.' },
  decide: { act: 'decide', ...target, decision: 'uphold', words: 'The photo shows it.', fineCents: null },
  resolve: { act: 'resolve', ...target, words: null },
  dismiss: { act: 'dismiss', ...target, words: 'Seen twice.' },
  reopen: { act: 'reopen', ...target, words: 'It came back.' },
};

const approved = (more: Partial<Violation> = {}) => sighting({ reviewStatus: 'approved', ...more });
/** A resident's answer that the office has not decided. */
const waiting: ResidentAnswer = {
  id: 'answer-01',
  kind: 'resolved',
  words: '',
  photo: null,
  until: null,
  at: 5,
  decision: null,
  decidedAt: null,
};
const moreTime: ResidentAnswer = { ...waiting, kind: 'moreTime', until: '2026-11-30' };
const cases = {
  answered: approved({ status: 'notified', noticeLevel: 1, residentAnswers: [waiting] }),
  pending: sighting(),
  approved: approved(),
  rejected: sighting({ reviewStatus: 'rejected', status: 'dismissed', rejectionReason: 'Not theirs.' }),
  notified: approved({ status: 'notified', noticeLevel: 1 }),
  escalated: approved({ status: 'escalated', noticeLevel: 2, fineCents: 5000 }),
  'at its last level': approved({ status: 'escalated', noticeLevel: 3 }),
  disputed: approved({
    status: 'disputed',
    noticeLevel: 2,
    fineCents: 5000,
    dispute: { text: 'No.', submittedAt: 5, decision: null, decidedAt: null, decisionNote: null },
  }),
  resolved: approved({ status: 'resolved', noticeLevel: 1, resolvedAt: 5, resolutionNote: 'Gone.' }),
  dismissed: approved({ status: 'dismissed', noticeLevel: 0 }),
} as const;

const no = 'notNow';
/** Each act's effect on a case: the new status, or why it can't be done. */
const outcomes: Readonly<Record<keyof typeof cases, Partial<Record<ViolationChange['act'], string>>>> = {
  answered: {
    notify: 'notified',
    escalate: 'escalated',
    setFine: 'notified',
    acceptAnswer: 'resolved',
    refuseAnswer: 'notified',
    dispute: 'disputed',
    resolve: 'resolved',
    dismiss: 'dismissed',
  },
  pending: { approve: 'open', reject: 'dismissed' },
  approved: {
    takeBack: 'open',
    notify: 'notified',
    setFine: 'open',
    resolve: 'resolved',
    dismiss: 'dismissed',
  },
  rejected: { takeBack: 'open' },
  notified: {
    notify: 'notified',
    escalate: 'escalated',
    setFine: 'notified',
    dispute: 'disputed',
    resolve: 'resolved',
    dismiss: 'dismissed',
  },
  escalated: {
    notify: 'escalated',
    escalate: 'escalated',
    setFine: 'escalated',
    dispute: 'disputed',
    resolve: 'resolved',
    dismiss: 'dismissed',
  },
  'at its last level': {
    notify: 'escalated',
    setFine: 'escalated',
    dispute: 'disputed',
    resolve: 'resolved',
    dismiss: 'dismissed',
  },
  disputed: { decide: 'escalated', dismiss: 'dismissed' },
  resolved: { reopen: 'notified' },
  dismissed: { reopen: 'open' },
};

describe.each(Object.keys(cases) as (keyof typeof cases)[])('a case that is %s', (name) => {
  test.each(caseActs)('%s', (act) => {
    const plan = planViolationChange(changes[act], facts(cases[name]));
    const expected = outcomes[name][act] ?? no;
    expect(plan.ok ? (plan.fields?.status ?? cases[name].status) : plan.code).toBe(expected);
    expect(possibleActs(cases[name]).includes(act)).toBe(expected !== no);
    if (!plan.ok) return;
    expect(plan.fields?.timeline).toEqual([
      expect.objectContaining({ id: 'step-0001', act, at, by: 'olivia', status: expected }),
    ]);
  });
});

const fieldsOf = (change: ViolationChange, of: Violation, more: Partial<CaseFacts> = {}) => {
  const plan = planViolationChange(change, facts(of, more));
  return plan.ok ? plan.fields : plan.code;
};

test('a notice records its text, its recipient, and its due date', () => {
  const change = {
    ...changes.notify,
    channel: 'email',
    citedRule: 'Bags are tied.',
    cureBy: '2026-11-28',
  } as const;
  expect(fieldsOf(change, cases.approved)).toMatchObject({
    status: 'notified',
    noticeLevel: 1,
    citedRule: 'Bags are tied.',
    // 23:59 in New York
    cureBy: Date.UTC(2026, 10, 29, 4, 59),
    notices: [
      {
        level: 1,
        channel: 'email',
        to: 'dana@home.test',
        ...letter,
        sentAt: at,
        sentBy: 'olivia',
        deliveryStatus: 'queued',
      },
    ],
    timeline: [{ act: 'notify', level: 1, channel: 'email' }],
  });
});

test.each([
  [
    'by email to a unit without an address',
    { channel: 'email' },
    { unit: { email: null, phone: null, smsOptIn: false } },
    'noEmail',
  ],
  ['by email to a deleted unit', { channel: 'email' }, { unit: null }, 'noEmail'],
  [
    'by text without consent',
    { channel: 'sms' },
    { unit: { email: null, phone: '+1', smsOptIn: false } },
    'noConsent',
  ],
  [
    'by text to a country that the business doesn’t text',
    { channel: 'sms' },
    { channels: ['print', 'sms'], mayReach: (phone: string) => phone !== '+12125550100' },
    'abroad',
  ],
  ['by text where nothing sends texts', { channel: 'sms' }, {}, 'notSetUp'],
  [
    'by text beyond the month’s limit',
    { channel: 'sms' },
    { channels: ['print', 'sms'], segmentsLeft: 1, letter: { ...letter, text: 'ñ'.repeat(161) } },
    'overLimit',
  ],
  ['by email beyond the day’s limit', { channel: 'email' }, { mailsLeft: 0 }, 'tooManyMails'],
  ['due yesterday', { cureBy: '2026-11-20' }, {}, 'cureDate'],
  ['due in two years', { cureBy: '2028-11-20' }, {}, 'cureDate'],
  ['with characters that can’t be sent', {}, { letter: null }, 'gone'],
] as const)('no notice is sent %s', (_, change, more, code) => {
  expect(fieldsOf({ ...changes.notify, ...change }, cases.approved, more)).toBe(code);
});

test.each([
  ['reduced', { decision: 'reduce', fineCents: 1000 }, { fineCents: 1000, status: 'escalated' }],
  ['reduced by nothing', { decision: 'reduce', fineCents: 5000 }, 'notLower'],
  ['reduced by an empty amount', { decision: 'reduce', fineCents: null }, 'notLower'],
  ['withdrawn', { decision: 'withdraw' }, { fineCents: null, status: 'dismissed', resolvedAt: at }],
] as const)('a disputed fine that is %s', (_, change, expected) => {
  const fields = fieldsOf({ ...changes.decide, ...change }, cases.disputed);
  if (typeof expected === 'string') expect(fields).toBe(expected);
  else {
    expect(fields).toMatchObject({
      ...expected,
      dispute: { text: 'No.', submittedAt: 5, decision: change.decision, decidedAt: at },
    });
  }
});

test.each<[string, ViolationChange, Violation['residentAnswers'], object | string]>([
  [
    'more time is given until the date the office sets',
    { ...changes.acceptAnswer, cureBy: '2026-11-28' },
    [moreTime],
    {
      // 23:59 in New York
      cureBy: Date.UTC(2026, 10, 29, 4, 59),
      residentAnswers: [{ decision: 'accepted', decidedAt: at }],
    },
  ],
  ['more time has a date', changes.acceptAnswer, [moreTime], 'cureDate'],
  ['more time ends after today', { ...changes.acceptAnswer, cureBy: '2026-11-20' }, [moreTime], 'cureDate'],
  [
    'an answer is refused, and the case continues',
    changes.refuseAnswer,
    [moreTime],
    { residentAnswers: [{ decision: 'refused', decidedAt: at }] },
  ],
  [
    'a resolved case has no pending answer',
    changes.resolve,
    [moreTime],
    { status: 'resolved', residentAnswers: [{ decision: 'accepted' }] },
  ],
  [
    'an earlier decision stays',
    changes.resolve,
    [{ ...moreTime, decision: 'refused', decidedAt: 6 }, waiting],
    { residentAnswers: [{ decision: 'refused', decidedAt: 6 }, { decision: 'accepted' }] },
  ],
  [
    'a resident’s dispute is decided like any other',
    changes.acceptAnswer,
    [{ ...waiting, kind: 'dispute' }],
    no,
  ],
])('%s', (_, change, residentAnswers, expected) => {
  const fields = fieldsOf(change, { ...cases.answered, residentAnswers });
  if (typeof expected === 'string') expect(fields).toBe(expected);
  else expect(fields).toMatchObject(expected);
});

const step = (id: string): CaseStep => ({
  id,
  act: 'approve',
  at: 1,
  by: 'adam',
  status: 'open',
  words: null,
  level: null,
  channel: null,
  fineCents: null,
});

test.each([
  ['already taken changes nothing', approved({ timeline: [step('step-0001')] }), 0, null],
  [
    'by an author who did not see the last is refused',
    approved({ timeline: [step('step-0009')] }),
    0,
    'changedMeanwhile',
  ],
  [
    'beyond the step limit is refused',
    approved({ timeline: Array.from({ length: maxCaseSteps }, (_, index) => step(`step-1${index}`)) }),
    maxCaseSteps,
    'tooManySteps',
  ],
] as const)('a step %s', (_, of, seen, expected) => {
  expect(fieldsOf({ ...changes.resolve, seen }, of)).toBe(expected);
});

/** Three of them fit into a case. */
const heavyLetter = { ...letter, text: 'ñ'.repeat(3990) };
const withNotices = (count: number) =>
  approved({
    notices: Array.from({ length: count }, () => ({
      ...heavyLetter,
      level: 1,
      channel: 'print' as const,
      language: 'es' as const,
      to: null,
      sentAt: 1,
      sentBy: 'adam',
      deliveryStatus: 'printed',
      deliveryError: null,
      deliveryAt: null,
      stepId: null,
    })),
  });
const withSteps = (count: number) =>
  approved({
    timeline: Array.from({ length: count }, (_, index) => ({
      ...step(`step-2${index}`),
      words: 'x'.repeat(1000),
    })),
  });

test.each<[string, ViolationChange, Violation, CaseFacts['letter'], string | null]>([
  ['a notice that still has room', changes.notify, withNotices(2), heavyLetter, null],
  ['a notice beyond the size limit of notices', changes.notify, withNotices(3), heavyLetter, 'noticesFull'],
  ['a short one, with room', changes.notify, withNotices(2), letter, null],
  ['text that still has room', { ...changes.dismiss, seen: 15 }, withSteps(15), null, null],
  [
    'text beyond the size limit of steps',
    { ...changes.dismiss, seen: 16 },
    withSteps(16),
    null,
    'tooManySteps',
  ],
  ['a step without text, on a full timeline', { ...changes.resolve, seen: 16 }, withSteps(16), null, null],
])('a case’s size is limited: %s', (_, change, of, heavy, refused) => {
  const plan = planViolationChange(change, facts(of, { letter: heavy }));
  expect(plan.ok ? null : plan.code).toBe(refused);
});

test('dismissing a case removes its fine, and undoing a review its reason', () => {
  expect(fieldsOf(changes.dismiss, cases.escalated)).toMatchObject({ fineCents: null });
  expect(fieldsOf(changes.takeBack, cases.rejected)).toMatchObject({
    rejectionReason: null,
    reviewStatus: 'pending',
  });
});

test.each([
  ['a rejection without a reason', { ...changes.reject, words: ' ' }],
  ['text beyond the limit', { ...changes.reject, words: 'x'.repeat(1001) }],
  ['a fine of zero', { ...changes.setFine, fineCents: 0 }],
  ['a fine beyond the limit', { ...changes.setFine, fineCents: 500_001 }],
  ['half a cent', { ...changes.setFine, fineCents: 0.5 }],
  ['a path as a case id', { ...changes.approve, violationId: '../v1' }],
  ['a step without a name', { ...changes.approve, stepId: '' }],
  ['an invalid date', { ...changes.notify, cureBy: '2026-02-30' }],
])('no one sends %s', (_, sent) => {
  expect(violationChangeSchema.safeParse(sent).success).toBe(false);
});

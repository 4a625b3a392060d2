import { caseActions, type ResidentAnswer } from 'shared-lib/domain';
import { approved, at, changes, facts, fieldsOf, letter } from './caseChanges.fixture.ts';
import { planViolationChange, possibleActions } from './planViolationChange.ts';
import type { Violation } from './record.ts';
import { sighting } from './violation.fixture.ts';
import type { ViolationChange } from './violationChange.ts';

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
  test.each(caseActions)('%s', (act) => {
    const plan = planViolationChange(changes[act], facts(cases[name]));
    const expected = outcomes[name][act] ?? no;
    expect(plan.ok ? (plan.fields?.status ?? cases[name].status) : plan.code).toBe(expected);
    expect(possibleActions(cases[name]).includes(act)).toBe(expected !== no);
    if (!plan.ok) return;
    expect(plan.fields?.timeline).toEqual([
      expect.objectContaining({ id: 'step-0001', act, at, by: 'olivia', status: expected }),
    ]);
  });
});

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
    { channels: ['print', 'sms'], mayText: (phone: string) => phone !== '+12125550100' },
    'abroad',
  ],
  [
    'by text to a unit without a number',
    { channel: 'sms' },
    { unit: { email: null, phone: null, smsOptIn: true } },
    'noConsent',
  ],
  ['by text to a deleted unit', { channel: 'sms' }, { unit: null }, 'noConsent'],
  ['by text where nothing sends texts', { channel: 'sms' }, {}, 'notSetUp'],
  [
    'by text beyond the month’s limit',
    { channel: 'sms' },
    { channels: ['print', 'sms'], segmentsLeft: 1, letter: { ...letter, text: 'ñ'.repeat(161) } },
    'overLimit',
  ],
  ['by email beyond the day’s limit', { channel: 'email' }, { emailsLeft: 0 }, 'tooManyMails'],
  ['due yesterday', { cureBy: '2026-11-20' }, {}, 'cureDate'],
  ['due in 366 days', { cureBy: '2027-11-22' }, {}, 'cureDate'],
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
    'a withdrawn case has none, either',
    { ...changes.decide, decision: 'withdraw' },
    [moreTime],
    { status: 'dismissed', residentAnswers: [{ decision: 'accepted', decidedAt: at }] },
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
  const before = change.act === 'decide' ? cases.disputed : cases.answered;
  const fields = fieldsOf(change, { ...before, residentAnswers });
  if (typeof expected === 'string') expect(fields).toBe(expected);
  else expect(fields).toMatchObject(expected);
});

test('dismissing a case removes its fine, and undoing a review its reason', () => {
  expect(fieldsOf(changes.dismiss, cases.escalated)).toMatchObject({ fineCents: null });
  expect(fieldsOf(changes.takeBack, cases.rejected)).toMatchObject({
    rejectionReason: null,
    reviewStatus: 'pending',
  });
});

const closed = { resolvedAt: at, resolutionNote: null };
const decided = { text: 'No.', submittedAt: 5, decidedAt: at, decisionNote: 'The photo shows it.' };
const decision = { act: 'decide', status: 'escalated', words: 'The photo shows it.' };
const reduce = { ...changes.decide, decision: 'reduce', fineCents: 1000 } as const;
const withdraw = { ...changes.decide, decision: 'withdraw' } as const;

test.each<[string, Violation, ViolationChange, object, object]>([
  [
    'approved',
    cases.pending,
    changes.approve,
    { reviewStatus: 'approved' },
    { act: 'approve', status: 'open' },
  ],
  [
    'rejected',
    cases.pending,
    changes.reject,
    { reviewStatus: 'rejected', status: 'dismissed', rejectionReason: 'Not theirs.' },
    { act: 'reject', status: 'dismissed', words: 'Not theirs.' },
  ],
  [
    'reviewed again',
    cases.rejected,
    changes.takeBack,
    { reviewStatus: 'pending', status: 'open', rejectionReason: null },
    { act: 'takeBack', status: 'open' },
  ],
  [
    'escalated',
    cases.notified,
    changes.escalate,
    { noticeLevel: 2, status: 'escalated' },
    { act: 'escalate', status: 'escalated', level: 2 },
  ],
  [
    'fined',
    cases.approved,
    changes.setFine,
    { fineCents: 2500 },
    { act: 'setFine', status: 'open', fineCents: 2500 },
  ],
  [
    'decided without its dispute',
    { ...cases.disputed, dispute: null },
    changes.decide,
    { status: 'escalated', dispute: { ...decided, text: '', submittedAt: null, decision: 'uphold' } },
    decision,
  ],
  [
    'reduced',
    cases.disputed,
    reduce,
    { status: 'escalated', dispute: { ...decided, decision: 'reduce' }, fineCents: 1000 },
    { ...decision, fineCents: 1000 },
  ],
  [
    'withdrawn',
    cases.disputed,
    withdraw,
    {
      ...closed,
      status: 'dismissed',
      dispute: { ...decided, decision: 'withdraw' },
      fineCents: null,
      resolutionNote: 'The photo shows it.',
    },
    { ...decision, status: 'dismissed' },
  ],
  [
    'resolved',
    cases.notified,
    changes.resolve,
    { ...closed, status: 'resolved' },
    { act: 'resolve', status: 'resolved' },
  ],
  [
    'reopened',
    cases.resolved,
    changes.reopen,
    { status: 'notified', resolvedAt: null, resolutionNote: null },
    { act: 'reopen', status: 'notified', words: 'It came back.' },
  ],
])('exactly this is written when a case is %s', (_, of, change, fields, step) => {
  const blank = {
    id: 'step-0001',
    at,
    by: 'olivia',
    words: null,
    level: null,
    channel: null,
    fineCents: null,
  };
  expect(fieldsOf(change, of)).toEqual({ ...fields, timeline: [{ ...blank, ...step }] });
});

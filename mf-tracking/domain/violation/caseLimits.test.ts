import { maxCaseSteps, type CaseStep } from 'shared-lib/domain';
import { approved, changes, facts, fieldsOf, letter } from './caseChanges.fixture.ts';
import { planViolationChange, possibleActions, type CaseFacts } from './planViolationChange.ts';
import type { Violation } from './record.ts';
import { sighting } from './violation.fixture.ts';
import type { ViolationChange } from './violationChange.ts';

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
const sent = (more: Partial<Violation['notices'][number]>): Violation['notices'][number] => ({
  ...heavyLetter,
  level: 1,
  channel: 'print',
  language: 'es',
  to: null,
  sentAt: 1,
  sentBy: 'adam',
  deliveryStatus: 'printed',
  deliveryError: null,
  deliveryAt: null,
  stepId: null,
  ...more,
});
const withNotices = (count: number, more: Partial<Violation['notices'][number]> = {}) =>
  approved({ notices: Array.from({ length: count }, () => sent(more)) });
const withSteps = (count: number) =>
  approved({
    timeline: Array.from({ length: count }, (_, index) => ({
      ...step(`step-2${index}`),
      words: 'x'.repeat(1000),
    })),
  });
/** A notice older than the fields of its text. */
const short = { subject: null, text: null };

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
  ['a step without text, on an overfull one', { ...changes.resolve, seen: 17 }, withSteps(17), null, null],
  ['the twentieth notice', changes.notify, withNotices(19, short), letter, null],
  ['one more', changes.notify, withNotices(20, short), letter, 'notNow'],
])('a case’s size is limited: %s', (_, change, of, heavy, refused) => {
  const plan = planViolationChange(change, facts(of, { letter: heavy }));
  expect(plan.ok ? null : plan.code).toBe(refused);
});

test.each([
  ['fits', 5000, null],
  ['is a byte too long', 5001, 'noticesFull'],
])('notices of 24,000 bytes fill a case: the last one %s', (_, size, refused) => {
  const notices = [
    sent({ subject: 'x'.repeat(500), text: 'x'.repeat(9500) }),
    sent({ subject: 'x'.repeat(500), text: 'x'.repeat(8000) }),
    sent(short),
  ];
  const last = { ...letter, subject: 'x'.repeat(500), text: 'x'.repeat(size) };
  const plan = planViolationChange(changes.notify, facts(approved({ notices }), { letter: last }));
  expect(plan.ok ? null : plan.code).toBe(refused);
});

test.each([
  ['fits', 1000, null],
  ['is a byte too long', 1001, 'tooManySteps'],
])('steps of 16,000 bytes fill a case: the last one %s', (_, size, refused) => {
  const timeline = [...withSteps(15).timeline, step('step-3000')];
  const change = { ...changes.dismiss, seen: 16, words: 'x'.repeat(size) };
  const plan = planViolationChange(change, facts(approved({ timeline })));
  expect(plan.ok ? null : plan.code).toBe(refused);
});

const onPaper = { channel: 'print', to: null, deliveryStatus: 'printed' } as const;
const byEmail = { channel: 'email', to: 'dana@home.test', deliveryStatus: 'queued' } as const;
const byText = { channel: 'sms', to: '+12125550100', deliveryStatus: 'queued' } as const;
const texts = { channels: ['sms'] } as const;

test.each<[string, object, Pick<Violation['notices'][number], 'channel' | 'to' | 'deliveryStatus'>]>([
  ['on paper, with no channel and no limit left', { channels: [], segmentsLeft: 0, emailsLeft: 0 }, onPaper],
  ['on paper, to a deleted unit', { unit: null }, onPaper],
  ['on paper, to a number that can’t be texted', { mayText: () => false }, onPaper],
  ['as the day’s last email', { emailsLeft: 1 }, byEmail],
  ['as the month’s last text', { ...texts, segmentsLeft: 1 }, byText],
  ['by text without a limit', texts, byText],
])('a notice is sent %s', (_, more, { channel, ...delivery }) => {
  expect(fieldsOf({ ...changes.notify, channel }, approved(), more)).toMatchObject({
    notices: [{ channel, ...delivery }],
  });
});

test.each([
  // 23:59 in New York
  ['today', '2026-11-21', Date.UTC(2026, 10, 22, 4, 59)],
  ['in 365 days', '2027-11-21', Date.UTC(2027, 10, 22, 4, 59)],
])('a notice may be due %s', (_, cureBy, expected) => {
  expect(fieldsOf({ ...changes.notify, cureBy }, approved())).toMatchObject({ cureBy: expected });
});

test.each<[string, ViolationChange['act'], Violation]>([
  ['a case with a fine loses its review', 'takeBack', approved({ fineCents: 2500 })],
  ['a case with a notice loses its review', 'takeBack', approved({ notices: [sent({})] })],
  ['a dispute that was not approved is decided', 'decide', sighting({ status: 'disputed' })],
  ['a dispute that was not approved is dismissed', 'dismiss', sighting({ status: 'disputed' })],
])('it is too late or too early: %s', (_, act, of) => {
  expect(fieldsOf(changes[act], of)).toBe('notNow');
  expect(possibleActions(of)).not.toContain(act);
});

import { maxCaseSteps, type CaseStep } from 'shared-lib/domain';
import { approved, changes, facts, fieldsOf, letter } from './caseChanges.fixture.ts';
import { planViolationChange, type CaseFacts } from './planViolationChange.ts';
import type { Violation } from './record.ts';
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

import * as z from 'shared-lib/domain/schema';
import { caseActions } from 'shared-lib/domain';
import { changes } from './caseChanges.fixture.ts';
import {
  approvalSchema,
  photoCheckOrderSchema,
  rejectionFormSchema,
  violationChangeSchema,
} from './violationChange.ts';

/** What a schema reads, or each fault as “path: message”. */
const readBy = (schema: z.ZodMiniType, sent: unknown) => {
  const { data, error } = z.safeParse(schema, sent);
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : data;
};

const long = (size: number) => 'x'.repeat(size);

test.each(caseActions)('a step is read without unknown fields: %s', (act) => {
  const sent = { ...changes[act], by: 'mallory', status: 'open' };
  expect(readBy(violationChangeSchema, sent)).toEqual(changes[act]);
});

test.each([
  ['a reason of one letter', { ...changes.reject, words: 'x' }],
  ['a reason of 1,000 letters', { ...changes.dismiss, words: long(1000) }],
  ['a note of 1,000 letters', { ...changes.escalate, words: long(1000) }],
  ['an empty note', { ...changes.refuseAnswer, words: '' }],
  ['no note', { ...changes.resolve, words: null }],
  ['a fine of one cent', { ...changes.setFine, fineCents: 1 }],
  ['a fine of $5,000', { ...changes.setFine, fineCents: 500_000 }],
  ['no fine', { ...changes.setFine, fineCents: null }],
  ['a reduced fine', { ...changes.decide, decision: 'reduce', fineCents: 1 }],
  ['a withdrawn fine', { ...changes.decide, decision: 'withdraw' }],
  [
    'a text in Spanish with a rule and a date',
    {
      ...changes.notify,
      channel: 'sms',
      language: 'es',
      citedRule: long(2000),
      cureBy: '2028-02-29',
    },
  ],
  ['more time, with a note', { ...changes.acceptAnswer, cureBy: '2026-11-28', words: 'Until then.' }],
  ['a name of 8 letters', { ...changes.approve, stepId: 'Step-001' }],
  ['a name of 40 letters', { ...changes.approve, stepId: long(40) }],
  ['a revision that is text', { ...changes.approve, seen: '1/2' }],
  ['no revision', { ...changes.approve, seen: null }],
])('a step may have %s', (_, sent) => {
  expect(readBy(violationChangeSchema, sent)).toEqual(sent);
});

test('a reason is read without the space around it', () => {
  expect(readBy(violationChangeSchema, { ...changes.reject, words: '  Not theirs. ' })).toEqual(
    changes.reject,
  );
});

test.each([
  ['a rejection without a reason', { ...changes.reject, words: ' ' }, 'words: Invalid input'],
  ['text beyond the limit', { ...changes.reject, words: long(1001) }, 'words: Invalid input'],
  ['a note beyond the limit', { ...changes.escalate, words: long(1001) }, 'words: Invalid input'],
  ['a step without its note', { ...changes.escalate, words: undefined }, 'words: Invalid input'],
  ['a fine of zero', { ...changes.setFine, fineCents: 0 }, 'fineCents: fineRange'],
  ['a fine beyond the limit', { ...changes.setFine, fineCents: 500_001 }, 'fineCents: fineRange'],
  [
    'a reduction beyond the limit',
    { ...changes.decide, decision: 'reduce', fineCents: 500_001 },
    'fineCents: fineRange',
  ],
  ['one and a half cents', { ...changes.setFine, fineCents: 1.5 }, 'fineCents: Invalid input'],
  ['a path as a case id', { ...changes.approve, violationId: '../v1' }, 'violationId: id'],
  ['a step without a name', { ...changes.approve, stepId: '' }, 'stepId: Invalid input'],
  ['a name of 7 letters', { ...changes.approve, stepId: long(7) }, 'stepId: Invalid input'],
  ['a name of 41 letters', { ...changes.approve, stepId: long(41) }, 'stepId: Invalid input'],
  ['a name after a slash', { ...changes.approve, stepId: '/step-0001' }, 'stepId: Invalid input'],
  ['a name before a slash', { ...changes.approve, stepId: 'step-0001/' }, 'stepId: Invalid input'],
  ['a step without a revision', { ...changes.approve, seen: undefined }, 'seen: Invalid input'],
  ['an invalid date', { ...changes.notify, cureBy: '2026-02-30' }, 'cureBy: Invalid input'],
  ['an invalid extension', { ...changes.acceptAnswer, cureBy: '28.11.2026' }, 'cureBy: Invalid input'],
  ['a rule beyond the limit', { ...changes.notify, citedRule: long(2001) }, 'citedRule: Invalid input'],
  ['an unknown channel', { ...changes.notify, channel: 'fax' }, 'channel: Invalid input'],
  ['an unknown language', { ...changes.notify, language: 'fr' }, 'language: Invalid input'],
  ['an unknown decision', { ...changes.decide, decision: 'raise' }, 'decision: Invalid input'],
  ['an unknown step', { ...changes.approve, act: 'erase' }, 'act: Invalid input'],
])('no one sends %s', (_, sent, fault) => {
  expect(readBy(violationChangeSchema, sent)).toEqual([fault]);
});

test.each([
  ['a reason', { reason: 'duplicate', note: '' }, { reason: 'duplicate', note: '' }],
  ['a reason and a note', { reason: 'wrongUnit', note: ' B-2 ' }, { reason: 'wrongUnit', note: 'B-2' }],
  ['a reason in words', { reason: 'other', note: ' Moved. ' }, { reason: 'other', note: 'Moved.' }],
  ['a note of 800 letters', { reason: 'other', note: long(800) }, { reason: 'other', note: long(800) }],
  ['a note of 801 letters', { reason: 'other', note: long(801) }, ['note: Invalid input']],
  ['another reason, but no words', { reason: 'other', note: ' ' }, ['note: missing']],
  ['an unknown reason', { reason: 'rain', note: '' }, ['reason: Invalid input']],
  ['no fields', {}, ['reason: Invalid input', 'note: Invalid input']],
  ['nothing', null, [': Invalid input']],
])('the rejection form with %s', (_, sent, expected) => {
  expect(readBy(rejectionFormSchema, sent)).toEqual(expected);
});

const stepId = 'step-0001';
const seenCases = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ violationId: `v${index}`, seen: index }));

test.each([
  ['one case', { stepId, cases: seenCases(1) }],
  ['50 cases', { stepId, cases: seenCases(50) }],
])('an approval of %s', (_, sent) => {
  expect(readBy(approvalSchema, sent)).toEqual(sent);
});

test.each([
  ['no case', { stepId, cases: [] }, 'cases: Invalid input'],
  ['51 cases', { stepId, cases: seenCases(51) }, 'cases: Invalid input'],
  ['a path', { stepId, cases: [{ violationId: '../v1', seen: 0 }] }, 'cases.0.violationId: id'],
  ['an unseen case', { stepId, cases: [{ violationId: 'v1' }] }, 'cases.0.seen: Invalid input'],
  ['a case without a name', { stepId: 'step', cases: seenCases(1) }, 'stepId: Invalid input'],
])('no approval of %s', (_, sent, fault) => {
  expect(readBy(approvalSchema, sent)).toEqual([fault]);
});

test.each([
  ['a case', { violationId: 'v1' }, { violationId: 'v1' }],
  ['a path', { violationId: 'v1/photos' }, ['violationId: id']],
  ['no case', {}, ['violationId: Invalid input']],
])('an order to check the photos of %s', (_, sent, expected) => {
  expect(readBy(photoCheckOrderSchema, sent)).toEqual(expected);
});

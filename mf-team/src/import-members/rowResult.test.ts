import type { CallableErrorCode } from 'shared-lib/data';
import type { RowVerdict } from './checkRows.ts';
import { resultOf, settledResult, type RowResult } from './rowResult.ts';

const lost: RowResult = { kind: 'lost', act: 'add' };
const refusal = { kind: 'refused', act: 'add', problems: {}, isOvertaken: false, mayBeDone: false } as const;
const taken = { email: { code: 'taken' } };
const adminsFull = { tier: { code: 'adminsFull', count: 3 } };
const answer = (code: CallableErrorCode, fields = {}, earlier?: RowResult) =>
  resultOf('add', { ok: false, error: { code, message: 'x', fields } }, earlier);

test.each([
  ['already-exists', taken, { ...refusal, problems: taken }],
  ['resource-exhausted', adminsFull, { ...refusal, problems: adminsFull }],
  ['invalid-argument', {}, refusal],
  ['aborted', {}, refusal],
  ['not-found', {}, refusal],
  ['internal', {}, lost],
  ['unavailable', {}, lost],
  ['deadline-exceeded', {}, lost],
  ['unknown', {}, lost],
  ['unauthenticated', {}, lost],
  ['permission-denied', {}, lost],
] as const)('%s, about %j', (code, fields, expected) => {
  expect(answer(code, fields)).toEqual(expected);
});

test('someone else changed the member first', () => {
  const error = { code: 'aborted', message: 'x', reason: 'changedMeanwhile' } as const;
  expect(resultOf('change', { ok: false, error }, undefined)).toMatchObject({ isOvertaken: true });
});

test('a response is final', () => {
  expect(resultOf('change', { ok: true, value: null }, lost)).toEqual({
    kind: 'done',
    act: 'change',
  });
});

test('a lost response is remembered through refusals', () => {
  const again = answer('already-exists', {}, lost);
  expect(again).toMatchObject({ kind: 'refused', mayBeDone: true });
  expect(answer('already-exists', {}, again)).toMatchObject({ mayBeDone: true });
});

const there: RowVerdict = { verdict: 'unchanged' };
const done: RowResult = { kind: 'done', act: 'add' };

test.each<[string, RowResult, RowVerdict | undefined, RowResult]>([
  ['a lost response, and the member exists', lost, there, done],
  ['a lost response, and the member doesn’t exist', lost, undefined, lost],
  ['a lost response, and another row has the email', lost, { verdict: 'duplicate', sameAs: 2 }, lost],
  ['refused after a lost response', { ...refusal, mayBeDone: true }, there, done],
  ['refused because someone else added them', refusal, there, refusal],
  ['done', done, there, done],
])('%s', (_, result, judgement, expected) => {
  expect(settledResult(result, judgement)).toEqual(expected);
});

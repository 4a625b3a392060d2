import type { CallableErrorCode } from 'shared-lib/data';
import { messages, paidPlan } from 'shared-lib/domain';
import { teamRoomOf } from '../add-member/teamRoomOf.ts';
import type { Judgement } from './judgeRows.ts';
import { resultOf, settledResult, type RowResult } from './rowResult.ts';

const room = teamRoomOf([], paidPlan(2));
const lost: RowResult = { kind: 'lost', act: 'add' };
const refusal = { kind: 'refused', act: 'add', problems: {}, isOvertaken: false, mayBeDone: false } as const;
const answer = (code: CallableErrorCode, message = 'x', earlier?: RowResult) =>
  resultOf('add', { ok: false, error: { code, message } }, 'Admin', room, earlier);

test.each([
  ['already-exists', 'x', { ...refusal, problems: { email: { kind: 'taken' } } }],
  ['failed-precondition', 'x', { ...refusal, problems: { email: { kind: 'invalid' } } }],
  [
    'resource-exhausted',
    messages.addActiveAtLimit,
    { ...refusal, problems: { isActive: { kind: 'teamFull' } } },
  ],
  ['resource-exhausted', 'Admins', { ...refusal, problems: { tier: { kind: 'adminsFull', max: 3 } } }],
  ['invalid-argument', 'x', refusal],
  ['aborted', 'x', { ...refusal, isOvertaken: true }],
  ['not-found', 'x', refusal],
  ['internal', 'x', lost],
  ['unavailable', 'x', lost],
  ['deadline-exceeded', 'x', lost],
  ['unknown', 'x', lost],
  ['unauthenticated', 'x', lost],
  ['permission-denied', 'x', lost],
] as const)('%s, "%s"', (code, message, expected) => {
  expect(answer(code, message)).toEqual(expected);
});

test('an answer is the end of it', () => {
  expect(resultOf('change', { ok: true, value: null }, 'Admin', room, lost)).toEqual({
    kind: 'done',
    act: 'change',
  });
});

test('that an answer was lost is remembered through refusals', () => {
  const again = answer('already-exists', 'x', lost);
  expect(again).toMatchObject({ kind: 'refused', mayBeDone: true });
  expect(answer('already-exists', 'x', again)).toMatchObject({ mayBeDone: true });
});

const there: Judgement = { verdict: 'duplicate', sameAs: null };
const done: RowResult = { kind: 'done', act: 'add' };

test.each<[string, RowResult, Judgement | undefined, RowResult]>([
  ['a lost answer, and the member is there', lost, there, done],
  ['a lost answer, and the member is not there', lost, undefined, lost],
  ['a lost answer, and another row has the email', lost, { verdict: 'duplicate', sameAs: 2 }, lost],
  ['refused after a lost answer', { ...refusal, mayBeDone: true }, there, done],
  ['refused since someone else added them', refusal, there, refusal],
  ['done', done, there, done],
])('%s', (_, result, judgement, expected) => {
  expect(settledResult(result, judgement)).toEqual(expected);
});

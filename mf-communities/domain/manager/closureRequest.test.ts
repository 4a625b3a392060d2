import { requestedClosuresProblem, planClosureAnswer } from './closureRequest.ts';

const today = '2026-07-15';

test.each<[string, string, object | null]>([
  ['2026-07-15', '2026-07-15', null],
  ['2026-07-15', '2026-08-14', null],
  ['2026-07-15', '2026-08-15', { field: 'to', code: 'tooMany' }],
  ['2026-07-14', '2026-07-20', { field: 'from', code: 'past' }],
  ['2026-07-20', '2026-07-19', { field: 'to', code: 'before' }],
  ['2027-08-19', '2027-08-19', null],
  ['2027-08-19', '2027-08-20', { field: 'to', code: 'tooFar' }],
])('from %s to %s', (from, to, problem) => {
  expect(requestedClosuresProblem({ from, to }, today)).toEqual(problem);
});

const waiting = { status: 'new', dates: ['2026-07-14', '2026-07-15', '2026-07-16'] } as const;
const request = (status: 'new' | 'added' | 'declined', dates: readonly string[] = waiting.dates) => ({
  status,
  dates: [...dates],
});

test.each([
  ['adds the dates that aren’t past', 'add', request('new'), ['2026-07-15', '2026-07-16'], 'added'],
  ['declines', 'decline', request('new'), [], 'declined'],
] as const)('%s', (_, act, requested, dates, status) => {
  expect(planClosureAnswer(act, requested, today)).toEqual({ ok: true, write: { status, dates } });
});

test.each([
  ['adds again', 'add', request('added'), { ok: true, write: null }],
  ['declines again', 'decline', request('declined'), { ok: true, write: null }],
  ['adds what was declined', 'add', request('declined'), { ok: false, code: 'changedMeanwhile' }],
  ['declines what was added', 'decline', request('added'), { ok: false, code: 'changedMeanwhile' }],
  ['adds past dates', 'add', request('new', ['2026-07-14']), { ok: false, code: 'past' }],
] as const)('%s', (_, act, requested, plan) => {
  expect(planClosureAnswer(act, requested, today)).toEqual(plan);
});

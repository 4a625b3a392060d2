import { changedBy, done, refused, started, withStatus } from './contactPlan.ts';
import { at, changes, request, step } from './planContactChange.fixture.ts';

test.each([
  ['without names', refused('gone'), { ok: false, code: 'gone' }],
  ['with names', refused('noValue', 'time'), { ok: false, code: 'noValue', names: 'time' }],
  ['with empty names', refused('noValue', ''), { ok: false, code: 'noValue', names: '' }],
])('a refusal %s', (_, plan, expected) => {
  expect(plan).toStrictEqual(expected);
});

test.each([
  ['new', { status: 'new', resolvedAt: null }],
  ['inProgress', { status: 'inProgress', resolvedAt: null }],
  ['resolved', { status: 'resolved', resolvedAt: at }],
] as const)('the fields of the status “%s”', (status, fields) => {
  expect(withStatus(status, at)).toStrictEqual(fields);
});

test.each([
  ['new', { status: 'inProgress' }],
  ['inProgress', {}],
  ['resolved', {}],
] as const)('work starts on a request with the status “%s”', (status, fields) => {
  expect(started(request({ status }))).toStrictEqual(fields);
});

const taken = {
  ...step('step-0001'),
  act: 'setStatus',
  at,
  by: 'olivia',
} as const;

test.each([
  ['keeps its status', {}, {}, { status: 'new' }],
  ['is resolved', { status: 'resolved' }, {}, { status: 'resolved' }],
  ['is merged', {}, { otherId: 'r2' }, { status: 'new', otherId: 'r2' }],
] as const)('a changed request has one more step: it %s', (_, fields, more, expected) => {
  const before = request({ steps: [step('step-0000')] });
  expect(changedBy(before, changes.setStatus, { by: 'olivia', at }, fields, more)).toStrictEqual({
    id: 'r1',
    fields: { ...fields, steps: [step('step-0000'), { ...taken, ...expected }] },
  });
});

test('a plan without messages sends none', () => {
  expect(done([])).toStrictEqual({ ok: true, changed: [], messages: [] });
});

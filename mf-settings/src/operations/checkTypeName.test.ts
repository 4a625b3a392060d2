import { checkTypeName } from './checkTypeName.ts';

test.each([
  ['Loose trash', { ok: true, name: 'Loose trash' }],
  ['  Loose   trash ', { ok: true, name: 'Loose trash' }],
  ['x'.repeat(80), { ok: true, name: 'x'.repeat(80) }],
  ['x'.repeat(81), { ok: false, problem: 'tooLong' }],
  ['', { ok: false, problem: 'missing' }],
  ['   ', { ok: false, problem: 'missing' }],
  ['Bulk Item', { ok: false, problem: 'taken' }],
  ['bulk item', { ok: false, problem: 'taken' }],
])('%j', (typed, checked) => {
  expect(checkTypeName(typed, ['Bulk item'])).toEqual(checked);
});

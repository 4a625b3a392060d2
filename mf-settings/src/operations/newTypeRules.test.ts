import { checkValues } from 'shared-lib/ui/form';
import { newTypeRules } from './newTypeRules.ts';

test.each([
  ['Loose trash', 'Loose trash'],
  ['  Loose   trash ', 'Loose trash'],
  ['x'.repeat(80), 'x'.repeat(80)],
])('%j is kept as %j', (name, kept) => {
  expect(checkValues({ name }, newTypeRules(['Bulk item']))).toEqual({ ok: true, payload: { name: kept } });
});

test.each([
  ['x'.repeat(81), { code: 'tooLong', max: 80 }],
  ['', { code: 'missing' }],
  ['   ', { code: 'missing' }],
  ['Bulk Item', { code: 'taken' }],
  ['bulk  item ', { code: 'taken' }],
])('%j is refused', (name, error) => {
  expect(checkValues({ name }, newTypeRules(['Bulk item']))).toEqual({ ok: false, errors: { name: error } });
});

import { codeSchema } from './code.ts';

test('an unreadable door hides no tag', () => {
  const code = { id: 'tag', kind: 'binTag', state: 'assigned', place: 'p', door: { notices: 'none' } };
  expect(codeSchema.parse(code)).toMatchObject({ state: 'assigned', door: null });
});

import { codeSchema } from './code.ts';

test('an unreadable door doesn’t hide a tag', () => {
  const code = { id: 'tag', kind: 'binTag', state: 'assigned', place: 'p', door: { notices: 'none' } };
  expect(codeSchema.parse(code)).toMatchObject({ state: 'assigned', door: null });
});

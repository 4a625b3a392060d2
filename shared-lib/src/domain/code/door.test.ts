import { codeSchema } from './code.ts';

test('a door that can’t be read hides no tag', () => {
  const code = { id: 'tag', kind: 'binTag', state: 'assigned', place: 'p', door: { notices: 'none' } };
  expect(codeSchema.parse(code)).toMatchObject({ state: 'assigned', door: null });
});

import { tagStateOf } from './tagStateOf.ts';

test.each([
  [{ id: 'c', kind: 'binTag', state: 'replaced', place: 'p', door: null }, 'replaced'],
  [{ id: 'c', kind: 'checkpoint', state: 'replaced', place: 'p' }, 'unknown'],
  [null, 'unknown'],
] as const)('the tag of %j is %s', (code, state) => {
  expect(tagStateOf(code)).toBe(state);
});

import { PairMap } from './PairMap.ts';

test('a value is found by both its keys, and the last one wins', () => {
  const agents = new PairMap<string | null>();
  agents.set('monday', 'ash', 'sam');
  agents.set('monday', 'birch', null);
  agents.set('tuesday', 'ash', 'kim');
  agents.set('tuesday', 'ash', 'lee');
  const found = ['monday', 'tuesday', 'friday'].map((day) => [
    agents.get(day, 'ash'),
    agents.get(day, 'birch'),
  ]);
  expect(found).toEqual([
    ['sam', null],
    ['lee', undefined],
    [undefined, undefined],
  ]);
});

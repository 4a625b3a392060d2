import { UndoableMap } from './UndoableMap.ts';

const start = (): [UndoableMap<string>, string[]] => {
  const received: string[] = [];
  const map = new UndoableMap<string>([['a', 'A']], (before, after) => received.push(`${before}→${after}`));
  return [map, received];
};

test.each<[string, (map: UndoableMap<string>) => void, [string, string | undefined][]]>([
  ['nothing', () => {}, []],
  ['a new entry', (map) => map.set('b', 'B'), [['b', 'B']]],
  ['another value', (map) => map.set('a', 'B'), [['a', 'B']]],
  ['the last of two values', (map) => (map.set('a', 'B'), map.set('a', 'C')), [['a', 'C']]],
  ['a removal', (map) => map.delete('a'), [['a', undefined]]],
  ['no removal of a missing entry', (map) => map.delete('b'), []],
])('lists %s as a change, and undoes it', (_, change, expected) => {
  const [map] = start();
  change(map);
  expect(map.changes()).toEqual(expected);
  map.undo();
  expect([...map.values()]).toEqual(['A']);
  expect(map.changes()).toEqual([]);
});

test('keeps accepted changes', () => {
  const [map] = start();
  map.set('a', 'B');
  map.accept();
  map.set('a', 'C');
  map.undo();
  expect([map.get('a'), map.size]).toEqual(['B', 1]);
});

test('reports changes and their undoing', () => {
  const [map, received] = start();
  map.set('b', 'B');
  map.delete('a');
  map.undo();
  expect(received).toEqual(['undefined→B', 'A→undefined', 'B→undefined', 'undefined→A']);
});

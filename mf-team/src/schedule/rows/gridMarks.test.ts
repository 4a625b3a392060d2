import { createGridMarks } from './gridMarks.ts';

const over = { key: 'a', effect: 'swap', asks: true, words: 'Swap' } as const;

test('a shift’s marks are joined, and other shifts have none', () => {
  const marks = createGridMarks();
  marks.select(['a', 'b']);
  marks.setPending(['a'], true);
  marks.setLifted('a');
  marks.setOver(over);
  expect(marks.marksOf('a')).toBe('selected pending lifted over swap asks');
  expect(marks.marksOf('b')).toBe('selected');
  expect(marks.marksOf('c')).toBe('');
  marks.setPending(['a'], false);
  marks.select([]);
  marks.setLifted(null);
  marks.setOver(null);
  expect([marks.marksOf('a'), marks.isPending('a'), marks.selected().size]).toEqual(['', false, 0]);
});

test('subscribers are notified only of changes, until they unsubscribe', () => {
  const marks = createGridMarks();
  let calls = 0;
  const leave = marks.subscribe(() => (calls += 1));
  marks.select([]);
  marks.setOver(null);
  marks.setLifted(null);
  expect(calls).toBe(0);
  marks.setOver(over);
  marks.setOver({ ...over });
  expect(calls).toBe(1);
  leave();
  marks.setOver(null);
  expect(calls).toBe(1);
});

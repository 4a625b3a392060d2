import { outlineOf, type Step } from './drawing.ts';

test.each<[string, Step[], string]>([
  ['nothing', [], ''],
  ['a rectangle', [['rect', 1, 2, 3, 4]], 'M1 2h3v4h-3z'],
  [
    'a closed curve',
    [['move', 0, 0], ['line', 2, 0], ['curve', 2, 1, 1, 2, 0, 2], ['close']],
    'M0 0L2 0C2 1 1 2 0 2z',
  ],
])('%s', (_, steps, outline) => {
  expect(outlineOf(steps)).toBe(outline);
});

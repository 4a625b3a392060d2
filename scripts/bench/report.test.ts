import { median, report } from './report.ts';

test('prints a row per figure, rounded to suit its unit', () => {
  const figures = [
    { name: 'Script', unit: 'KB', values: [100.04, 99.96, 100] },
    { name: 'Scripts', unit: 'requests', values: [4, 4, 5] },
    { name: 'Form', unit: 'ms', values: [210.4, 190.6, 200.4] },
  ] as const;
  expect(report(figures, 'Two cores.')).toBe(`| Figure | Median | Range |
|---|---:|---:|
| Script | 100.0 KB | 100.0 KB – 100.0 KB |
| Scripts | 4 | 4 – 5 |
| Form | 200 ms | 191 ms – 210 ms |

Two cores.
`);
});

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 1], 9],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow(RangeError);
});

import { demoDataName, type Source } from './demoData.ts';

const a: Source = ['backend/seed/a.ts', '1'];
const b: Source = ['backend/seed/b.ts', '2'];
const at = Date.parse('2026-11-20T08:05:00Z');
const name = demoDataName([a, b], at);

test('a name is a valid folder name', () => {
  expect(name).toMatch(/^2026-11-20T08-[0-9a-f]{16}$/);
});

test.each<[string, Source[], number, boolean]>([
  ['later in the hour', [a, b], at + 50 * 60_000, true],
  ['in another order', [b, a], at, true],
  ['in the next hour', [a, b], at + 55 * 60_000, false],
  ['on the next day', [a, b], at + 86_400_000, false],
  ['with different content', [a, ['backend/seed/b.ts', '3']], at, false],
  ['with a renamed file', [a, ['backend/seed/c.ts', '2']], at, false],
  [
    'with contents swapped',
    [
      ['backend/seed/a.ts', '2'],
      ['backend/seed/b.ts', '1'],
    ],
    at,
    false,
  ],
  ['without a file', [a], at, false],
])('%s', (_, sources, now, same) => {
  expect(demoDataName(sources, now) === name).toBe(same);
});

import { throttleLines } from './throttleLines.ts';

it('passes on the first line, then at most the newest per interval, and the last', () => {
  const printed: string[] = [];
  let time = 0;
  const lines = throttleLines(
    (line) => printed.push(line),
    5000,
    () => time,
  );
  for (const [at, line] of [
    [0, 'a'],
    [10, 'b'],
    [4999, 'c'],
    [5000, 'd'],
    [6000, 'e'],
    [7000, 'f'],
  ] as const) {
    time = at;
    lines.add(line);
  }
  expect(printed).toEqual(['a', 'd']);
  lines.flush();
  lines.flush();
  expect(printed).toEqual(['a', 'd', 'f']);
});

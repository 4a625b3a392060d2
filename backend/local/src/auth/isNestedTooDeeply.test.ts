import { isNestedTooDeeply } from './isNestedTooDeeply.ts';

const nested = (open: string, close: string, times: number) => `${open.repeat(times)}1${close.repeat(times)}`;

test.each([
  ['', false],
  ['no JSON', false],
  ['{"email":"a@b.test","password":"[[[["}', false],
  [JSON.stringify({ password: '['.repeat(1000) }), false],
  [JSON.stringify({ password: '"{'.repeat(1000) }), false],
  [JSON.stringify(Array.from({ length: 1000 }, () => [{}])), false],
  [nested('[', ']', 64), false],
  [nested('[', ']', 65), true],
  [nested('{"a":', '}', 60_000), true],
  ['['.repeat(60_000), true],
])('%.40s…', (body, expected) => {
  expect(isNestedTooDeeply(body)).toBe(expected);
});

import { parseCount, parseLength, parseMoney, formatMoneyInput } from './readTyped.ts';

test.each([
  ['', null],
  ['  ', null],
  [' 240 ', 240],
  ['1,240', 1240],
  ['1.240', 1240],
  ['1 240', 1240],
  ['007', 7],
  ['-1', Number.NaN],
  ['1.5', Number.NaN],
  ['1e3', Number.NaN],
  ['many', Number.NaN],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('%j is parsed as the count %p', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

test.each([
  [' ', null],
  ['98', 98],
  ['1,312', 1312],
  ['98.5', 98.5],
  ['98,25', 98.25],
  ['-1', Number.NaN],
  ['.5', Number.NaN],
  ['Infinity', Number.NaN],
  ['1e3', Number.NaN],
])('%j is parsed as the length %p', (text, length) => {
  expect(parseLength(text)).toBe(length);
});

test.each([
  ['', 'en', null],
  ['12', 'en', 1200],
  ['12.5', 'en', 1250],
  ['12.50', 'en', 1250],
  ['$ 1,234.56', 'en', 123_456],
  ['USD 7', 'en', 700],
  ['0.07', 'en', 7],
  ['0.29', 'en', 29],
  ['19.99', 'en', 1999],
  ['1.234,56', 'es', 123_456],
  ['12,5', 'es', 1250],
  ['12.5', 'es', 1250],
  ['1.234', 'es', 123_400],
  ['1.234', 'en', Number.NaN],
  ['12,34,56', 'en', Number.NaN],
  ['-5', 'en', Number.NaN],
  ['five', 'en', Number.NaN],
  ['1.2.3', 'en', Number.NaN],
  ['9'.repeat(30), 'en', Number.MAX_SAFE_INTEGER],
])('%j in %s is %p cents', (text, language, cents) => {
  expect(parseMoney(text, language)).toBe(cents);
});

test.each([
  [null, 'en', ''],
  [Number.NaN, 'en', ''],
  [1200, 'en', '12'],
  [1250, 'en', '12.50'],
  [123_456, 'en', '1234.56'],
  [123_456, 'es', '1234,56'],
])('%p cents in %s are formatted as %j, and parsed back', (cents, language, text) => {
  expect(formatMoneyInput(cents, language)).toBe(text);
  expect(parseMoney(text, language)).toBe(Number.isNaN(cents) ? null : cents);
});

import { canEncodeWinAnsi, toWinAnsiText, winAnsi } from './winAnsi.ts';

test.each([
  ['Piñón 7º', [0x50, 0x69, 0xf1, 0xf3, 0x6e, 0x20, 0x37, 0xba]],
  ['¿Qué?', [0xbf, 0x51, 0x75, 0xe9, 0x3f]],
  ['“5–6” €', [0x93, 0x35, 0x96, 0x36, 0x94, 0x20, 0x80]],
  // Two code points, one letter.
  ['n\u0303', [0xf1]],
])('encodes %s', (text, bytes) => {
  expect(winAnsi(text)).toEqual(bytes);
});

test.each([
  ['Łódź Žižkov', '?ódz Žižkov'],
  ['Nguyễn', 'Nguyen'],
  ['東 12', '? 12'],
  ['a\tb\nc', 'a b c'],
  ['bin 🗑', 'bin ?'],
])('prints %s as %s', (text, expected) => {
  expect(toWinAnsiText(text)).toBe(expected);
});

test.each([
  ['Piñón 7º “A” €', true],
  ['Building\nA', true],
  ['n\u0303', true],
  ['', true],
  ['Łódź', false],
  ['Nguyễn', false],
  ['李園', false],
  ['bin 🗑', false],
])('PDF fonts have all letters of %j: %s', (text, has) => {
  expect(canEncodeWinAnsi(text)).toBe(has);
});

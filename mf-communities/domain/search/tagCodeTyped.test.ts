import { tagCodeTyped } from './tagCodeTyped.ts';

test.each([
  ['abc234def567', 'abc234def567'],
  [' ABC234DEF567 ', 'abc234def567'],
  ['abc2-34de-f567', 'abc234def567'],
  ['abc234 def567', 'abc234def567'],
  ['https://valet.example/t/abc234def567', 'abc234def567'],
  ['valet.example/t/abc234def567/', 'abc234def567'],
  ['abc234def56', null],
  ['abc234def5678', null],
  // No code has a letter that looks like a digit.
  ['abc234def56o', null],
  ['204 maple', null],
  ['', null],
])('%j is the code %j', (text, code) => {
  expect(tagCodeTyped(text)).toBe(code);
});

import { fieldAppAddressOf } from './fieldAppAddress.ts';

test.each([
  ['', null],
  ['https://field.example', 'https://field.example/?code=t-1'],
  ['https://field.example/app?lang=en&code=x', 'https://field.example/app?lang=en&code=t-1'],
  ['https://field.example:99999', null],
])('a tag that was scanned outside of the app at %p: %p', (app, expected) => {
  expect(fieldAppAddressOf(app, 't-1')).toBe(expected);
});

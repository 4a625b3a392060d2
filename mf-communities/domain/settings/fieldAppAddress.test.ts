import { fieldAppAddressOf } from './fieldAppAddress.ts';

test.each([
  ['', null],
  ['https://field.example', 'https://field.example/?code=t-1'],
  ['https://field.example/app?lang=en&code=x', 'https://field.example/app?lang=en&code=t-1'],
  ['https://field.example:99999', null],
])('a tag scanned outside the app, which is at %p: %p', (app, expected) => {
  expect(fieldAppAddressOf(app, 't-1')).toBe(expected);
});

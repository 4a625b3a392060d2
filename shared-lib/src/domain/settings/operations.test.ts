import { fieldAppAddressOf, operationsSchema } from './operations.ts';

test.each([
  ['', true],
  ['https://field.sunrise.example', true],
  ['https://field.sunrise.example:8443/app?lang=en', true],
  ['http://field.sunrise.example', false],
  ['javascript:alert(1)', false],
  ['https://sam:secret@field.example', false],
  ['https://field.example/a b', false],
  ['field.sunrise.example', false],
  [`https://field.example/${'a'.repeat(479)}`, false],
])('an address of the field app: %s', (fieldAppAddress, expected) => {
  expect(operationsSchema.safeParse({ fieldAppAddress }).success).toBe(expected);
});

test.each([
  ['', null],
  ['https://field.example', 'https://field.example/?code=t-1'],
  ['https://field.example/app?lang=en&code=x', 'https://field.example/app?lang=en&code=t-1'],
  ['https://field.example:99999', null],
])('a tag that was scanned outside of the app at %p: %p', (app, expected) => {
  expect(fieldAppAddressOf(app, 't-1')).toBe(expected);
});

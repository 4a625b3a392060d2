import { operationsSchema } from './operations.ts';

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
])('a field app address: %s', (fieldAppAddress, expected) => {
  expect(operationsSchema.safeParse({ fieldAppAddress }).success).toBe(expected);
});

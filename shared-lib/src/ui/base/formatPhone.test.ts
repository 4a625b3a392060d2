import { formatPhone } from './formatPhone.ts';

test.each([
  ['+12025550142', '(202) 555-0142'],
  ['+525512345678', '+52 551 234 5678'],
  ['+4915112345678', '+49 151 123 456 78'],
  ['+37061234567', '+370 612 345 67'],
  ['555-0100', '555-0100'],
])('%s is written %s', (phone, written) => {
  expect(formatPhone(phone).replaceAll('\u00a0', ' ')).toBe(written);
});

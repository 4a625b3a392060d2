import { formatPhone } from './formatPhone.ts';

test.each([
  ['+12025550142', '(202) 555-0142'],
  ['+525512345678', '+525 512 345 678'],
  ['+4915112345', '+4 915 112 345'],
])('%s is written %s', (phone, written) => {
  expect(formatPhone(phone).replaceAll('\u00a0', ' ')).toBe(written);
});

import { textPhoneOf } from './textPhone.ts';

const phone = '+12125550100';

test.each([
  ['(212) 555-0100', { ok: true, phone }],
  ['1 212 555 0100', { ok: true, phone }],
  ['+1.212.555.0100', { ok: true, phone }],
  ['0052 55 1234 5678', { ok: true, phone: '+525512345678' }],
  ['', { ok: false, code: 'phone' }],
  ['555-0100', { ok: false, code: 'phone' }],
  ['(112) 555-0100', { ok: false, code: 'phone' }],
  ['(212) 155-0100', { ok: false, code: 'phone' }],
  ['call me', { ok: false, code: 'phone' }],
  ['(212) 555-0100 ext. 7', { ok: true, phone }],
  ['1-800-555-0100', { ok: false, code: 'notMobile' }],
  ['900 555 0100', { ok: false, code: 'notMobile' }],
])('%j as a number for texts', (text, expected) => {
  expect(textPhoneOf(text)).toEqual(expected);
});

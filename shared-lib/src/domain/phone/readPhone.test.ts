import { textPhoneOf } from '../consent/textPhone.ts';
import { isPhoneOf, readPhone } from './readPhone.ts';

const american: readonly [string, string][] = [
  ['(202) 555-0100', '+12025550100'],
  ['202-555-0101', '+12025550101'],
  ['2025550102', '+12025550102'],
  ['1-202-555-0104', '+12025550104'],
  ['202.555.0100 x12', '+12025550100'],
  ['(202) 555-0100 ext. 12', '+12025550100'],
  ['+1 202 555 0100', '+12025550100'],
  ['+1 (202) 555‑0100', '+12025550100'],
  ['1 (202) 555 0100', '+12025550100'],
  ['001 202 555 0100', '+12025550100'],
  ['202\u00A0555\u20110100', '+12025550100'],
  ['\u200B202\u2013555\u20130100\u202C', '+12025550100'],
  ['tel:+12025550100', '+12025550100'],
  ['2025550102.0', '+12025550102'],
];

test('the trunk zero is not part of a number', () => {
  expect(readPhone('+44 (0)20 7946 0018', 'US')).toBe('+442079460018');
  expect(textPhoneOf('+44 (0)20 7946 0018')).toEqual({ ok: true, phone: '+442079460018' });
});

test.each(american)('%j is %s, here and on public pages', (text, phone) => {
  expect(readPhone(text, 'US')).toBe(phone);
  expect(textPhoneOf(text)).toEqual({ ok: true, phone });
});

test.each([
  ['', null],
  [' \u200B', null],
  ['+44 20 7946 0018', '+442079460018'],
  ['0049 30 1234567', '+49301234567'],
  ['+1 555 010 0123', '+15550100123'],
  ['555 0100', undefined],
  ['000-000-0000', undefined],
  ['1111111111', undefined],
  ['120 255 5010', undefined],
  ['202·555·0100', '+12025550100'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['+1 (111) 111-1111', undefined],
  ['20255501000', undefined],
  ['call me', undefined],
  ['2.02555E+09', undefined],
  ['ext. 5', undefined],
])('%j is %j', (text, phone) => {
  expect(readPhone(text, 'US')).toBe(phone);
});

test.each([
  ['020 7946 0018', 'GB', '+442079460018'],
  ['07400 123456', 'GB', '+447400123456'],
  ['00 44 7400 123456', 'GB', '+447400123456'],
  ['+1 202 555 0100', 'GB', '+12025550100'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['55 1234 5678', 'MX', '+525512345678'],
  ['416 555 0100', 'CA', '+14165550100'],
  ['787 555 0100', 'PR', '+17875550100'],
  ['+1 202 555 0100', 'ZZ', '+12025550100'],
  ['202 555 0100', 'ZZ', undefined],
])('%j written in %s is %j', (text, country, phone) => {
  expect(readPhone(text, country)).toBe(phone);
});

test.each([
  ['+447400123456', 'GB', true],
  ['+12025550100', 'GB', false],
  ['+12025550100', 'JM', false],
  ['+18765550100', 'JM', true],
  ['07400 123456', 'GB', false],
])('%s is one of %s: %s', (phone, country, expected) => {
  expect(isPhoneOf(phone, country)).toBe(expected);
});

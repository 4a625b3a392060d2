import { phoneStart, parsePhoneSearch, parseRequestNumber, parseTagCode } from './typed.ts';

test.each([
  ['(202) 555-0100', '2025550100'],
  ['202.555.0100', '2025550100'],
  ['202 555 01', '20255501'],
  ['+1 202 555 0100', '+12025550100'],
  ['0044 20 7946 0018', '+442079460018'],
  ['Tel: 202-555-0100', '2025550100'],
  ['555-0100', '5550100'],
  ['202555', null],
  ['204 maple', null],
  ['2026-11-24', null],
  ['v-20261126-7', null],
  ['12345678901234567', null],
  ['', null],
])('%j is the phone number %j', (text, phone) => {
  expect(parsePhoneSearch(text)).toBe(phone);
});

/** Reads whole North American numbers only. */
const read = (text: string) => (/^\d{10}$/.test(text) ? `+1${text}` : text);

test.each([
  ['2025550100', '+12025550100'],
  ['12025550', '+12025550'],
  ['20255501', '+120255501'],
  ['+442079460018', '+442079460018'],
  ['1025550', null],
  ['0205550', null],
])('%j is how %j starts', (typed, start) => {
  expect(phoneStart(typed, read)).toBe(start);
});

test.each([
  ['7K3-P9Q', '7K3-P9Q'],
  ['7k3p9q', '7K3-P9Q'],
  [' 7k3 p9q ', '7K3-P9Q'],
  ['#7k3-p9q', '7K3-P9Q'],
  ['act-net', 'ACT-NET'],
  ['martha', null],
  ['204 maple', null],
  // No request has a zero or an O.
  ['7k0-p9q', null],
  ['7k3', null],
  ['', null],
])('%j is %j', (text, number) => {
  expect(parseRequestNumber(text)).toBe(number);
});

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
  expect(parseTagCode(text)).toBe(code);
});

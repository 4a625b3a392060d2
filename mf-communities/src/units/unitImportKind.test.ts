import { dateIn } from './dateIn.ts';
import { readUnit, unitImportKind } from './unitImportKind.ts';

const blank = {
  building: '',
  floor: '',
  unitNumber: '101',
  residentName: '',
  email: '',
  phone: '',
  language: '',
  status: '',
  moveInDate: '',
  serviceNotes: '',
};
const nothing = {
  building: null,
  floor: null,
  unitNumber: '101',
  residentName: null,
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
};

test.each<[string, Partial<typeof blank>, Partial<Record<keyof typeof blank, unknown>>]>([
  ['only a number', {}, {}],
  [
    'a resident',
    { residentName: 'Zoë Dang', email: 'zoe@a.test', phone: '+1 (555) 010-0199' },
    { residentName: 'Zoë Dang', email: 'zoe@a.test', phone: '+15550100199' },
  ],
  [
    'words in English',
    { status: 'vacant', language: 'spanish', moveInDate: '5/31/2026' },
    { status: 'vacant', language: 'es', moveInDate: '2026-05-31' },
  ],
  [
    'a rent roll’s words',
    { status: 'Occupied', residentName: 'Dana Vacant' },
    { status: 'active', residentName: 'Dana Vacant' },
  ],
  [
    'words in Spanish',
    { status: 'En pausa', language: 'Inglés', moveInDate: '31/5/2026' },
    { status: 'paused', language: 'en', moveInDate: '2026-05-31' },
  ],
])('%s', (_, texts, values) => {
  expect(readUnit({ ...blank, ...texts }, 'US')).toEqual({ ok: true, values: { ...nothing, ...values } });
});

test.each([
  'VACANT',
  '-- Vacant --',
  '(vacant)',
  'Vacant unit',
  'VACANT-RENTED',
  'Vacant - not ready',
  'Desocupada',
])('a unit whose resident is %j is vacant', (residentName) => {
  expect(readUnit({ ...blank, residentName }, 'US')).toEqual({
    ok: true,
    values: { ...nothing, status: 'vacant' },
  });
});

test.each([
  ['US', '(202) 555-0100', '+12025550100'],
  ['GB', '07400 123456', '+447400123456'],
])('a business in %s reads %s as the number %s', (country, phone, expected) => {
  const { read } = unitImportKind((() => '') as never, 'account', 'community', country);
  expect(read({ ...blank, phone })).toEqual({ ok: true, values: { ...nothing, phone: expected } });
});

test.each<[string, Partial<typeof blank>, string, string]>([
  ['no number', { unitNumber: '' }, 'unitNumber', 'missing'],
  ['10,000 letters', { unitNumber: 'x'.repeat(10_000) }, 'unitNumber', 'tooLong'],
  ['no address', { email: 'zoe' }, 'email', 'invalid'],
  ['no phone number', { phone: '555 0100' }, 'phone', 'invalid'],
  ['a language the product does not write', { language: 'French' }, 'language', 'invalid'],
  ['an invalid status', { status: 'haunted' }, 'status', 'invalid'],
  ['a date that does not exist', { moveInDate: '2026-02-30' }, 'moveInDate', 'invalid'],
])('%s is wrong', (_, texts, field, code) => {
  expect(readUnit({ ...blank, ...texts }, 'US')).toMatchObject({
    ok: false,
    problems: { [field]: { code } },
  });
});

test.each([
  ['2026-05-31', '2026-05-31'],
  ['2026-5-3', '2026-05-03'],
  ['5/3/2026', '2026-05-03'],
  ['31/12/2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['5/31/26', '2026-05-31'],
  ['31/5/26', '2026-05-31'],
  ['5/31/98', '1998-05-31'],
  ['5-31-2026', '2026-05-31'],
  ['2026/5/31', '2026-05-31'],
  ['2026-05-31T00:00:00', '2026-05-31'],
  ['5/31/2026 12:00:00 AM', '2026-05-31'],
  ['May 31, 2026', '2026-05-31'],
  ['Sunday, May 31, 2026', '2026-05-31'],
  ['31-May-2026', '2026-05-31'],
  ['31-may-26', '2026-05-31'],
  ['31 de mayo de 2026', '2026-05-31'],
  ['1-ene-26', '2026-01-01'],
  ['Feb 30, 2026', null],
  ['1/1/0001 12:00:00 AM', null],
  ['1-2-26', null],
  ['31/31/2026', null],
  ['May', null],
  ['', null],
])('the date %s is %s', (text, date) => {
  expect(dateIn(text)).toBe(date);
});

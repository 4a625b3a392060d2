/** @jest-environment node */
import { readRecipient } from './recipientImportKind.ts';

const communities = new Map([['maple court', ['maple']]]);
const read = readRecipient(communities, 'US');
const row = {
  community: 'Maple Court',
  building: '',
  unitNumber: '101',
  residentName: '',
  phone: '(202) 555-0100',
  language: '',
  consent: '',
};

test.each([
  ['Yes', true],
  ['x', true],
  ['Opted In', true],
  ['opt-in', true],
  ['VERDADERO', true],
  ['No', false],
  ['Opted out', false],
  ['Declined', false],
  ['FALSO', false],
  ['', null],
])('the consent %j is %s', (consent, expected) => {
  expect(read({ ...row, consent })).toMatchObject({ ok: true, values: { consent: expected } });
});

test.each(['pending', 'signed', '2026-05-31', 'out', '✗'])('the consent %j is refused', (consent) => {
  expect(read({ ...row, consent })).toMatchObject({ ok: false, problems: { consent: {} } });
});

test('a number without a country code belongs to the business’s country', () => {
  const british = readRecipient(communities, 'GB');
  expect(british({ ...row, phone: '07400 123456' })).toMatchObject({
    ok: true,
    values: { phone: '+447400123456' },
  });
  expect(read({ ...row, phone: '07400 123456' })).toMatchObject({ ok: false, problems: { phone: {} } });
});

import { readPhone, readStatus, readTier } from './readWords.ts';

test.each([
  ['Admin', 'Admin'],
  ['district MANAGER ', 'District Manager'],
  ['Especialista en recoleccion', 'Collection Specialist'],
  ['Administrador', 'Admin'],
  ['Owner', null],
  ['', null],
])('the tier %s', (text, tier) => {
  expect(readTier(text)).toBe(tier);
});

test.each([
  ['', true],
  ['Active', true],
  ['SÍ', true],
  ['1', true],
  ['Inactivo', false],
  ['no', false],
  ['0', false],
  ['maybe', null],
])('the status %s', (text, isActive) => {
  expect(readStatus(text)).toBe(isActive);
});

test.each([
  ['', null],
  ['+15550100123', '+15550100123'],
  ['+1 (555) 010-0123', '+15550100123'],
  ['0049 30.1234', '+49301234'],
  ['555 0100', undefined],
  ['ext. 5', undefined],
])('the phone %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

import { readStatus, readTier } from './readMember.ts';

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

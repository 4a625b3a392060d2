import { codeLookText, readCodeLook, type CodeLook } from './codeLooks.ts';

const look: CodeLook = {
  brandColour: '#123456',
  dotStyle: 'rounded',
  label: 'Día y noche',
  logoSource: 'business',
  logoPath: null,
};

test('a saved design is read as it was', () => {
  expect(readCodeLook(codeLookText(look))).toEqual(look);
});

test.each([
  ['no JSON', 'brandColour'],
  ['another thing', '"rounded"'],
  ['an invalid color', '{"brandColour":"blue"}'],
  ['an invalid shape', '{"dotStyle":"star"}'],
])('%s is not a design', (_, kept) => {
  expect(readCodeLook(kept)).toBe(null);
});

test('missing values are the defaults', () => {
  expect(readCodeLook('{}')).toEqual({
    brandColour: '#0b5e55',
    dotStyle: 'square',
    label: '',
    logoSource: null,
    logoPath: null,
  });
});

test.each([
  ['an older one without a logo', { logoSource: null, logoPath: null }, { logoSource: 'none' }, true],
  [
    'an older one with a picture',
    { logoSource: null, logoPath: 'a.png' },
    { logoSource: 'own', logoPath: 'a.png' },
    true,
  ],
  ['a picture that is not selected', { logoSource: 'none', logoPath: 'a.png' }, { logoSource: 'none' }, true],
  [
    'another picture',
    { logoSource: 'own', logoPath: 'a.png' },
    { logoSource: 'own', logoPath: 'b.png' },
    false,
  ],
  ['the business’s logo', { logoSource: 'business' }, { logoSource: 'none' }, false],
] as const)('designs are equal or not: %s', (_, one, other, same) => {
  expect(codeLookText({ ...look, ...one }) === codeLookText({ ...look, ...other })).toBe(same);
});

test('a saved design keeps a picture’s path, and is within the rules’ limit', () => {
  const path = `customers/${'c'.repeat(28)}/branding/${'a'.repeat(36)}.webp`;
  const text = codeLookText({ ...look, logoSource: 'own', logoPath: path });
  expect(readCodeLook(text)).toMatchObject({ logoSource: 'own', logoPath: path });
  expect(text.length).toBeLessThan(2000);
});

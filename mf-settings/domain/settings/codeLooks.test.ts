import { codeLookText, readCodeLook, type CodeLook } from './codeLooks.ts';

const look: CodeLook = {
  brandColour: '#123456',
  dotStyle: 'rounded',
  label: 'Día y noche',
  logoSource: 'business',
  logoPath: null,
};

test('a look that is kept is read as it was', () => {
  expect(readCodeLook(codeLookText(look))).toEqual(look);
});

test.each([
  ['no JSON', 'brandColour'],
  ['another thing', '"rounded"'],
  ['a colour that is none', '{"brandColour":"blue"}'],
  ['a shape that is none', '{"dotStyle":"star"}'],
])('%s is no look', (_, kept) => {
  expect(readCodeLook(kept)).toBe(null);
});

test('what a text does not say is as it is before anything is chosen', () => {
  expect(readCodeLook('{}')).toEqual({
    brandColour: '#0b5e55',
    dotStyle: 'square',
    label: '',
    logoSource: null,
    logoPath: null,
  });
});

test.each([
  ['the one of before that has no logo', { logoSource: null, logoPath: null }, { logoSource: 'none' }, true],
  [
    'the one of before that has a picture',
    { logoSource: null, logoPath: 'a.png' },
    { logoSource: 'own', logoPath: 'a.png' },
    true,
  ],
  ['a picture that is not chosen', { logoSource: 'none', logoPath: 'a.png' }, { logoSource: 'none' }, true],
  [
    'another picture',
    { logoSource: 'own', logoPath: 'a.png' },
    { logoSource: 'own', logoPath: 'b.png' },
    false,
  ],
  ['the business’s logo', { logoSource: 'business' }, { logoSource: 'none' }, false],
] as const)('looks are the same or not: %s', (_, one, other, same) => {
  expect(codeLookText({ ...look, ...one }) === codeLookText({ ...look, ...other })).toBe(same);
});

test('a saved look keeps the text of a picture, and is within what the rules take', () => {
  const path = `customers/${'c'.repeat(28)}/branding/${'a'.repeat(36)}.webp`;
  const text = codeLookText({ ...look, logoSource: 'own', logoPath: path });
  expect(readCodeLook(text)).toMatchObject({ logoSource: 'own', logoPath: path });
  expect(text.length).toBeLessThan(2000);
});

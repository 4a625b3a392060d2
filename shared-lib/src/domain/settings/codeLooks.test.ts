import { codeLookText, readCodeLook, type CodeLook } from './codeLooks.ts';

const look: CodeLook = { brandColour: '#123456', dotStyle: 'rounded', label: 'Día y noche', logoPath: null };

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
    logoPath: null,
  });
});

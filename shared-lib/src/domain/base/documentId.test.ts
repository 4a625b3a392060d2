import { isDocumentId } from './documentId.ts';

test.each([
  ['nadia-flores', true],
  ['Ünï cödé', true],
  ['_private_', true],
  ['', false],
  ['.', false],
  ['..', false],
  ['a/b', false],
  ['__all__', false],
  ['\ud800', false],
  ['a'.repeat(1500), true],
  ['é'.repeat(751), false],
])('%s: %s', (text, expected) => {
  expect(isDocumentId(text)).toBe(expected);
});

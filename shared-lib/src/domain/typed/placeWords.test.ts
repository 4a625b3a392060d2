import { isNamed, otherSpellings } from './placeWords.ts';

test.each([
  ['ct', ['court']],
  ['court', ['ct']],
  ['st', ['saint', 'street']],
  ['apts', ['apartments']],
  ['courtyard', []],
  ['maple', []],
  ['', []],
])('%j is also written as %j', (word, others) => {
  expect(otherSpellings(word)).toEqual(others);
});

test.each([
  ['Maple Court', ['maple', 'ct'], true],
  ['Maple Ct.', ['court'], true],
  ['Peñón Apartments', ['penon', 'apts'], true],
  ['Maple Court', ['map', 'cou'], true],
  ['Maple Court', ['aple'], false],
  ['Maple Courtyard', ['ct'], false],
  ['Maple Court', [], true],
])('%j is named by %j: %s', (name, words, isIt) => {
  expect(isNamed(name, words)).toBe(isIt);
});

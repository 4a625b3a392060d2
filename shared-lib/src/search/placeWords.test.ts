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
  ['maple court', ['maple', 'ct'], true],
  ['maple ct.', ['court'], true],
  ['penon apartments', ['penon', 'apts'], true],
  ['maple court', ['map', 'cou'], true],
  ['maple court', ['aple'], false],
  ['maple courtyard', ['ct'], false],
  ['maple court', [], true],
])('%j is named by %j: %s', (name, words, isIt) => {
  expect(isNamed(name, words)).toBe(isIt);
});

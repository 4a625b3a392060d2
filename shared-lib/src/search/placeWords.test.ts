import { otherSpellings } from './placeWords.ts';

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

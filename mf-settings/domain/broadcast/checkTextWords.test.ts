import { checkWords } from './checkTextWords.ts';

test.each([
  ['', { code: 'missing' }],
  ['  \n', { code: 'missing' }],
  ['x'.repeat(1600), null],
  ['x'.repeat(2000), { code: 'tooLong', max: 1600, length: 2000 }],
  ['At {propertyName}', null],
  ['At { propertyName }', null],
  ['At {propertName}', { code: 'misspelt', name: 'propertName', meant: 'propertyName' }],
  ['In {Minutes}', { code: 'misspelt', name: 'Minutes', meant: 'minutes' }],
  [
    'Gate {code}',
    {
      code: 'unknownName',
      name: 'code',
      known: '{businessName}, {propertyName}, {unitNumber}, {minutes}',
    },
  ],
  ['Until {setOutEnd}', expect.objectContaining({ code: 'unknownName', name: 'setOutEnd' })],
  ['At {propertyName', { code: 'looseBrace' }],
])('the text %j has the problem %j', (words, problem) => {
  expect(checkWords('runningLate', words)).toEqual(problem);
});

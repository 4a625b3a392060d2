import { checkWords } from './checkWords.ts';
import { plainLetters, senderOf } from './renderText.ts';

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
])('of the words %j is said %j', (words, problem) => {
  expect(checkWords('runningLate', words)).toEqual(problem);
});

test.each([
  ['¿Mañana? Sí, más…', '¿Mañana? Si, mas...'],
  ['It’s “late” – sorry', 'It\'s "late" - sorry'],
  ['Ñandú é', 'Ñandu é'],
  ['Bins 🗑', 'Bins 🗑'],
])('%j in plain letters is %j', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});

test.each([
  ['', 'Ramón’s Valet', "Ramon's Valet"],
  [' Sunrise ', 'Sunrise Valet', 'Sunrise'],
])('of the sender %j and the business %j, texts are from %j', (senderName, businessName, sender) => {
  expect(senderOf(senderName, businessName)).toBe(sender);
});

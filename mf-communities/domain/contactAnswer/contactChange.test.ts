import { templateProblems } from './contactChange.ts';

test.each([
  ['Hello {name}', null],
  ['', { code: 'missing' }],
  ['Unit {unitNumer}', { code: 'misspelt', name: 'unitNumer', meant: 'unitNumber' }],
  ['At {gate}', expect.objectContaining({ code: 'unknownName', name: 'gate' })],
  ['Hello {name', { code: 'looseBrace' }],
  ['x'.repeat(4001), { code: 'tooLong', max: 4000, length: 4001 }],
])('a template’s text is checked in each language: %s', (words, problem) => {
  expect(templateProblems({ en: words, es: 'Hola, {name}' })).toEqual({ en: problem, es: null });
  expect(templateProblems({ en: 'Hello', es: words })).toEqual({ en: null, es: problem });
});

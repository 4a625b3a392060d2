import { citedName } from './citedName.ts';

const both = { typeName: 'Loose trash', typeNameEs: 'Basura suelta' };

test.each([
  ['en-US', both, 'Loose trash'],
  ['es', both, 'Basura suelta'],
  ['es-MX', both, 'Basura suelta'],
  ['es', { typeName: 'Loose trash', typeNameEs: '' }, 'Loose trash'],
  ['es', { typeName: '', typeNameEs: '' }, ''],
])('a reader of %s sees %j as %j', (language, cited, expected) => {
  expect(citedName(cited, language)).toBe(expected);
});

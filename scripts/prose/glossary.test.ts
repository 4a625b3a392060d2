import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findIn } from './findings.ts';
import { readMarkdown } from './readPassages.ts';

const glossary = readFileSync(resolve(__dirname, '../../docs/glossary.md'), 'utf8');

/** The words in the column "not", formatted as code. */
const refused = glossary
  .split(/^## /m)
  .find((section) => section.startsWith('One word for one thing'))!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...line.split('|')[2]!.matchAll(/`([^`]+)`/g)])
  .map(([, term]) => term);

test('the glossary has words to avoid', () => {
  expect(refused.length).toBeGreaterThan(8);
});

test.each(refused)('the check refuses "%s" from the glossary', (term) => {
  const lines = [{ line: 1, words: `The ${term}.` }];
  expect(findIn('docs/a.md', { kind: 'text', lines })).not.toEqual([]);
});

test('the glossary doesn’t recommend anything that the check refuses', () => {
  expect(readMarkdown(glossary).flatMap((passage) => findIn('docs/glossary.md', passage))).toEqual([]);
});

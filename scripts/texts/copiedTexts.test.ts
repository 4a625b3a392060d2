import { findCopiedTexts, knownTexts } from './copiedTexts.ts';

const specification = 'The message is “Failed to fetch team members”.';
const known = knownTexts(
  [
    'This tag is already in use. Choose another.',
    'Serves □ at the same time',
    '□ existing units won’t change: □.',
    'Corríjalo a más tardar el □, por favor.',
    'Edit team member',
    'Discard your changes?',
    '□, on the clock since □',
    'Couldn’t refresh: Failed to fetch team members',
  ],
  specification,
);

test.each<[string, string, string | null]>([
  ['a whole text', `getByText('This tag is already in use. Choose another.')`, null],
  ['the beginning of one', `toContainText('This tag is already in use')`, 'This tag is already in use'],
  ['in another case', `getByText('this Tag is already in use')`, null],
  ['with a straight apostrophe', `getByText("2 existing units won't change: b-2")`, null],
  ['a template with values', '`6 existing units won’t change: ${first}`', "6 existing units won't change:"],
  ['a sentence of three words', `getByRole('dialog', { name: 'Discard your changes?' })`, null],
  [
    'a text after a value and a sign',
    `/Ben Karim, on the clock since .*Too long/`,
    'Ben Karim, on the clock since',
  ],
  ['a text with its values', `getByText('Serves Elm Row at the same time')`, null],
  ['a regular expression', `/Ada.*\\(This tag is already in use\\.$/`, null],
  ['an alternative of one', `/^(Done|Corríjalo a más tardar)/`, 'Corríjalo a más tardar'],
  ['with an escaped sign', `/in use\\. Choose another\\./`, 'in use. Choose another.'],
])('%s is a finding', (_, code, copied) => {
  const [finding, ...more] = findCopiedTexts('a.spec.ts', `\nfind(${code});`, known);
  expect(more).toEqual([]);
  expect(finding).toMatch(/^a\.spec\.ts:2 copies "/);
  if (copied !== null) expect(finding).toContain(`"${copied}`);
});

test.each([
  ['a label of three words', `getByRole('dialog', { name: 'Edit team member' })`],
  ['what the specification says', `getByText('Failed to fetch team members')`],
  ['other words of the same length', `getByText('This bag is already in use')`],
  ['the title of a test', `test('this is new', () => {}); test.step('This tag is already in use', act);`],
  ['the message of an expectation', `expect(count, 'This tag is already in use').toBe(1)`],
  ['words that values separate', '/This tag is .* use/'],
  ['a key', `textOf(texts, 'problems.taken')`],
])('%s is none', (_, code) => {
  expect(findCopiedTexts('a.spec.ts', `${code};`, known)).toEqual([]);
});

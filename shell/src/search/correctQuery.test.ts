import { correctQuery, editDistance, vocabularyOf } from './correctQuery.ts';

test.each([
  ['mapel', 'maple', 1, 1],
  ['maple', 'maple', 1, 0],
  ['mple', 'maple', 1, 1],
  ['maaple', 'maple', 1, 1],
  ['naple', 'maple', 1, 1],
  ['elpam', 'maple', 1, 2],
  ['brooksde', 'brookside', 2, 1],
  ['broksde', 'brookside', 2, 2],
  ['a', 'abcdef', 2, 3],
  ['', 'ab', 2, 2],
] as const)('%s is %s, giving up at %i edits: %i', (typed, word, max, edits) => {
  expect(editDistance(typed, word, max)).toBe(edits);
});

test.each([
  ['garic', 'garcia', 1],
  ['mapel', 'mapleton', 1],
  ['xxxxx', 'mapleton', 2],
] as const)('%s may be the beginning of %s: %i', (typed, word, edits) => {
  expect(editDistance(typed, word, 1, true)).toBe(edits);
});

const names = vocabularyOf([
  'maple court',
  'brookside',
  'rosa garcia',
  'marple lane',
  'maple grove',
  'elm st',
]);
const pages = vocabularyOf(['violations', 'notifications', 'add a team member', 'check-in']);
const correct = (query: string) => correctQuery(query, [names, pages]);

test.each([
  ['mapel', 'maple'],
  ['Mapel CT', 'maple ct'],
  ['garica', 'garcia'],
  ['GÁRICA', 'garcia'],
  ['garic', 'garcia'],
  ['brooksde', 'brookside'],
  ['rosa garica', 'rosa garcia'],
  ['violatoins', 'violations'],
  ['notifcatins', 'notifications'],
  ['204 mapel', '204 maple'],
])('%s means %s', (query, meant) => {
  expect(correct(query)).toBe(meant);
});

test.each([
  'maple',
  'map',
  'aple',
  'mal',
  'garix x',
  'mapel zzzzzz',
  'zzzzzz',
  'm4ple',
  'A-204',
  'street',
  'check-in',
  '   ',
  '',
  'x'.repeat(400),
  '<img src=x>',
])('%j is left as typed', (query) => {
  expect(correct(query)).toBeNull();
});

test('each letter of a hostile length stays cheap', () => {
  const many = vocabularyOf(Array.from({ length: 2400 }, (_, at) => `word${at.toString(36)} estates`));
  // Processor time: the machine may be busy with something else.
  const start = process.cpuUsage();
  correctQuery('x'.repeat(100).replaceAll('x', 'xy'), [many]);
  correctQuery('estaets wrod', [many]);
  // A frame is 16 ms; the margin is for a slow machine.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});

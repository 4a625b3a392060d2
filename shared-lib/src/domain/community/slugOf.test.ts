import { slugOf } from './slugOf.ts';

test.each([
  ['Maple Court', 'maple-court'],
  ["O'Malley's Row — Phase II", 'omalleys-row-phase-ii'],
  ['  Résidence “Été” ', 'residence-ete'],
  ['東京', ''],
])('the slug of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

import { slugsFor } from './communityImport.ts';

test.each([
  ['Maple Court', ['maple-court', 'maple-court-2', 'maple-court-3']],
  ['東京', ['community', 'community-2', 'community-3']],
])('the slugs for %s', (name, expected) => {
  const slugs = slugsFor(name, 'community');
  expect([slugs.next().value, slugs.next().value, slugs.next().value]).toEqual(expected);
});

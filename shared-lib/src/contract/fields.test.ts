import { sitePathWithQuery, routePath } from './fields.ts';

test.each([
  ['/', true, true],
  ['/team/:id', true, true],
  ['/settings?tab=billing', true, false],
  ['', false, false],
  ['team', false, false],
  ['//', false, false],
  ['//evil.example', false, false],
  ['/\\evil.example', false, false],
  ['/\t/evil.example', false, false],
  ['/team\\..', false, false],
  ['https://evil.example', false, false],
  ['/team#top', false, false],
])('%j is an address on this site: %s, and a path: %s', (text, isAddress, isPath) => {
  expect(sitePathWithQuery.safeParse(text).success).toBe(isAddress);
  expect(routePath.safeParse(text).success).toBe(isPath);
});

import { sitePath } from './sitePath.ts';

test.each([
  '/',
  '/communities?add=1',
  '/settings?tab=billing#plan',
  '/team?search=Zo%C3%AB',
  '/communities/Zoë',
  '/pricing?next=https://elsewhere.example',
])('%s is a path of this site', (returnTo) => {
  expect(sitePath.safeParse(returnTo).data).toBe(returnTo);
});

test.each([
  '',
  'communities',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' /settings',
  '/../..//elsewhere.example',
  'javascript:alert(1)',
  `/${'a'.repeat(1_000)}`,
  null,
  7,
  ['/'],
])('not %j', (returnTo) => {
  expect(sitePath.safeParse(returnTo).success).toBe(false);
});

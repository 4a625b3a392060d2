import { currentItem, type NavItem } from './navItems.ts';

const item = (to: string): NavItem => ({ to, label: { en: to }, icon: 'team' });
const items = ['/', '/team', '/settings', '/settings?tab=billing'].map(item);

test.each([
  ['/', '', '/'],
  ['/team', '', '/team'],
  ['/team/nadia', '', '/team'],
  ['/teamwork', '', undefined],
  ['/settings', '', '/settings'],
  ['/settings', '?tab=sms', '/settings'],
  ['/settings', '?tab=billing', '/settings?tab=billing'],
  ['/settings', '?tab=billing&x=1', '/settings?tab=billing'],
  ['/unknown', '', undefined],
])('for %s%s, %s is the current entry', (pathname, search, to) => {
  expect(currentItem(items, pathname, search)?.to).toBe(to);
});

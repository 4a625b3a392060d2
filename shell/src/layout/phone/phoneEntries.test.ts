import type { NavItem } from '../navItems.ts';
import { currentPhoneEntry, phoneEntriesIn } from './phoneEntries.ts';

const item = (to: string): NavItem => ({ to, label: { en: to }, icon: 'team' });

test('leads to tonight, the schedule and reviews', () => {
  const items = ['/', '/team', '/schedule', '/tracking'].map(item);
  expect(phoneEntriesIn(items)).toEqual(['tonight', 'schedule', 'review']);
});

test('leaves out a module that isn’t released', () => {
  expect(phoneEntriesIn(['/', '/schedule'].map(item))).toEqual(['tonight', 'schedule']);
});

test.each([
  ['/', 'tonight'],
  ['/schedule', 'schedule'],
  ['/tracking/last-night', 'review'],
  ['/team', undefined],
])('on %s, %s is current', (pathname, entry) => {
  expect(currentPhoneEntry(pathname)).toBe(entry);
});

import { selectedTab } from './selectedTab.ts';

const tabs = [{ id: 'notifications' }, { id: 'billing' }];

test.each([
  ['none requested', tabs, null, 'notifications'],
  ['one that exists', tabs, 'billing', 'billing'],
  ['one that doesn’t', tabs, 'sms', 'notifications'],
  ['an empty name', tabs, '', 'notifications'],
  ['no tabs', [], 'billing', undefined],
])('%s', (_, given, requested, expected) => {
  expect(selectedTab(given, requested)?.id).toBe(expected);
});

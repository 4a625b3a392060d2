import { tabOf, withTab } from './caseTab.ts';

test.each([
  ['', 'all'],
  ['review=pending', 'review'],
  ['status=open&community=maple', 'open'],
  ['status=open&status=notified', ''],
  ['status=open&review=pending', ''],
  ['status=lost', 'all'],
])('%s shows the view %s', (address, tab) => {
  expect(tabOf(new URLSearchParams(address))).toBe(tab);
});

test.each([
  ['review', 'community=maple&review=pending'],
  ['disputed', 'community=maple&status=disputed'],
  ['all', 'community=maple'],
] as const)('the link to %s keeps the other filters and closes the case', (tab, address) => {
  const before = new URLSearchParams('status=open&community=maple&open=v1');
  expect(withTab(before, tab).toString()).toBe(address);
});

import { tabOf, withTab } from './requestTab.ts';

test.each([
  ['view=requests', 'all'],
  ['view=requests&status=new&community=maple', 'new'],
  ['status=new&status=resolved', ''],
  ['status=lost', 'all'],
])('%s shows the view %s', (address, tab) => {
  expect(tabOf(new URLSearchParams(address))).toBe(tab);
});

test.each([
  ['resolved', 'view=requests&community=maple&status=resolved'],
  ['all', 'view=requests&community=maple'],
] as const)('the link to %s keeps the other filters and closes the request', (tab, address) => {
  const before = new URLSearchParams('view=requests&status=new&community=maple&open=r1');
  expect(withTab(before, tab).toString()).toBe(address);
});

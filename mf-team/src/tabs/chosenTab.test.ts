import { chosenTab } from './chosenTab.ts';

const tabs = [{ id: 'overview' }, { id: 'requests' }];

test.each([
  ['requests', 'requests'],
  [null, 'overview'],
  ['nonsense', 'overview'],
  ['', 'overview'],
])('%s shows %s', (asked, shown) => {
  expect(chosenTab(tabs, asked).id).toBe(shown);
});

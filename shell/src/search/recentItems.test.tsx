import { clearDeviceCache } from 'shared-lib/session';
import { maxRecent, readRecentItems, saveRecentItem, withRecent } from './recentItems.ts';

const item = (address: string) => ({ address, name: address, detail: '' });
const nadia = { uid: 'nadia', customerId: 'olivia' };
const addresses = (owner = nadia) => readRecentItems(owner).map(({ address }) => address);

beforeEach(() => localStorage.clear());

test('the latest comes first, each address once, and no more than the limit', () => {
  const numbers = Array.from({ length: maxRecent + 2 }, (_, at) => `/${at}`);
  const items = [...numbers, '/5'].map(item).reduce(withRecent, [] as ReturnType<typeof withRecent>);
  expect(items.map(({ address }) => address)).toEqual(['/5', '/9', '/8', '/7', '/6', '/4', '/3', '/2']);
});

test('items are remembered per person and account', () => {
  saveRecentItem(nadia, item('/a'));
  saveRecentItem(nadia, item('/b'));
  expect(addresses()).toEqual(['/b', '/a']);
  expect(addresses({ ...nadia, uid: 'adam' })).toEqual([]);
  expect(addresses({ ...nadia, customerId: 'other' })).toEqual([]);
});

test('another person’s items replace them', () => {
  saveRecentItem(nadia, item('/a'));
  saveRecentItem({ ...nadia, uid: 'adam' }, item('/b'));
  expect(addresses()).toEqual([]);
});

test.each(['{', '[]', 'null', '{"uid":"nadia","customerId":"olivia","items":7}'])(
  'damaged storage, %s, is ignored',
  (text) => {
    localStorage.setItem('vh_recent', text);
    expect(addresses()).toEqual([]);
  },
);

test('addresses of other sites and damaged items are left out', () => {
  const items = [item('https://evil.example'), item('//evil.example'), { address: '/x' }, null, item('/ok')];
  localStorage.setItem('vh_recent', JSON.stringify({ ...nadia, items }));
  expect(addresses()).toEqual(['/ok']);
});

test('signing out removes them from the device immediately', () => {
  saveRecentItem(nadia, item('/a'));
  // IndexedDB, which jsdom doesn't have, holds the rest of the cache.
  jest.spyOn(console, 'warn').mockImplementation();
  void clearDeviceCache();
  expect(localStorage.getItem('vh_recent')).toBeNull();
});

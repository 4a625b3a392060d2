import { sitePath } from 'shared-lib/domain/schema';
import { namedToRestore, restoreAddress, restoreParameter } from './restoreAddress.ts';

const list = '/communities?standing=archived';
const many = Array.from({ length: 40 }, (_, index) => `community-${index}-of-forty`);

test.each([
  ['one', ['elm'], '/communities/elm?ask=restore'],
  ['several', ['elm', 'oak'], `${list}&restore=elm.oak`],
  ['more than an address holds', many, list],
  ['ids that are ambiguous in it', ['elm.row', 'oak'], list],
])('the address for restoring %s', (_, ids, address) => {
  expect(restoreAddress(ids)).toBe(address);
});

test('a returning user finds the same communities, except those restored since', () => {
  const address = restoreAddress(['elm', 'ash', 'oak']);
  const value = new URL(address, 'https://site.invalid').searchParams.get(restoreParameter) ?? '';
  const archived = [{ id: 'ash' }, { id: 'elm' }, { id: 'fir' }];
  expect(namedToRestore(value, archived)).toEqual([{ id: 'ash' }, { id: 'elm' }]);
});

test('the address survives the payment page', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `Community0000000000${index}`);
  const search = new URLSearchParams({ tab: 'billing', seats: '1000', back: restoreAddress(ids) });
  expect(search.get('back')).toContain(ids.at(-1));
  expect(sitePath.safeParse(`/settings?${search}`).success).toBe(true);
});

import { Accounts } from './Accounts.ts';
import { changeAccount } from './changeAccount.ts';

const olivia = { localId: 'olivia', email: 'olivia@x.test', displayName: 'Olivia' };
const noah = { localId: 'noah', email: 'noah@x.test', phoneNumber: '+1' };

describe('undo', () => {
  test.each<[string, (accounts: Accounts) => void]>([
    ['a new account', (accounts) => accounts.put(noah)],
    ['another address', (accounts) => accounts.put({ ...olivia, email: 'o@x.test' })],
    ['a deletion', (accounts) => accounts.delete('olivia')],
    ['a deletion of all', (accounts) => accounts.clear()],
  ])('%s leaves no trace', (_, change) => {
    const accounts = new Accounts([olivia]);
    accounts.page();
    change(accounts);
    accounts.undo();
    expect(accounts.page()).toEqual([olivia]);
    expect([accounts.byEmail('olivia@x.test'), accounts.byEmail('o@x.test')]).toEqual([olivia, undefined]);
    expect([accounts.byEmail('noah@x.test'), accounts.byPhoneNumber('+1')]).toEqual([undefined, undefined]);
    expect(accounts.changes()).toEqual({ set: [], deleted: [] });
    change(accounts);
    const { set, deleted } = accounts.changes();
    expect(set.length + deleted.length).toBe(1);
  });
});

test('finds an account by all its current identifiers, but not by former ones', () => {
  const accounts = new Accounts([]);
  const google = { providerId: 'google.com', rawId: '1', email: 'n@g.test' };
  accounts.put(changeAccount({ ...noah, initialEmail: 'first@x.test' }, {}, { link: [google] }));
  const find = () => [
    accounts.byEmail('noah@x.test')?.localId,
    accounts.byInitialEmail('first@x.test')?.localId,
    accounts.byPhoneNumber('+1')?.localId,
    accounts.byProvider('google.com', '1')?.localId,
    accounts.byAnyEmail('n@g.test')[0]?.localId,
  ];
  expect(find()).toEqual(Array.from({ length: 5 }, () => 'noah'));
  accounts.put({ localId: 'noah' });
  expect(find()).toEqual(Array.from({ length: 5 }, () => undefined));
});

test('an address taken over by another account stays with it', () => {
  const accounts = new Accounts([olivia]);
  accounts.put({ localId: 'noah', email: olivia.email });
  accounts.put({ localId: 'olivia' });
  expect(accounts.byEmail(olivia.email)?.localId).toBe('noah');
});

test.each<[string, string, number, string[]]>([
  ['from the beginning', '', 2, ['a', 'b']],
  ['after an account', 'b', 2, ['c']],
  ['after a deleted account', 'bb', 9, ['c']],
  ['after the last', 'c', 9, []],
])('a page %s', (_, after, limit, expected) => {
  const accounts = new Accounts(['c', 'a', 'b'].map((localId) => ({ localId })));
  expect(accounts.page(after, limit).map(({ localId }) => localId)).toEqual(expected);
});

test('pages reflect added and removed accounts', () => {
  const accounts = new Accounts([{ localId: 'b' }]);
  accounts.page();
  accounts.put({ localId: 'a' });
  accounts.delete('b');
  expect(accounts.page()).toEqual([{ localId: 'a' }]);
});

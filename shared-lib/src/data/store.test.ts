import type { Account } from './account.slice.ts';
import { confirmAccount, createStore } from './store.ts';

const account: Account = {
  uid: 'olivia',
  email: 'old@demo.test',
  displayName: 'Olivia',
  photoURL: null,
  customerId: 'olivia',
  role: 'owner',
};
const { email, displayName, photoURL } = account;

test('an address changed on another device replaces the known one', () => {
  const store = createStore(account);
  confirmAccount(store, { email: 'new@demo.test', displayName, photoURL });
  expect(store.getState().account).toEqual({ ...account, email: 'new@demo.test' });
});

test('a confirmation without changes doesn’t cause a new render', () => {
  const store = createStore(account);
  const before = store.getState().account;
  confirmAccount(store, { email, displayName, photoURL });
  expect(store.getState().account).toBe(before);
});

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

test('an address that another device has changed replaces the one this device knew', () => {
  const store = createStore(account);
  confirmAccount(store, { email: 'new@demo.test', displayName, photoURL });
  expect(store.getState().account).toEqual({ ...account, email: 'new@demo.test' });
});

test('what is confirmed as it was known renders nothing anew', () => {
  const store = createStore(account);
  const before = store.getState().account;
  confirmAccount(store, { email, displayName, photoURL });
  expect(store.getState().account).toBe(before);
});

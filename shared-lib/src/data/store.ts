import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { accountSlice, type Account } from './account.slice.ts';
import { tourSlice } from './tours/tour.slice.ts';

/** The root reducer; a module adds its own slice when its code loads, with `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(accountSlice, tourSlice);

/**
 * Creates the page's only store. Called once, by the shell.
 * @param account the signed-in account; null on a public page for a visitor without one.
 */
export function createStore(account: Account | null) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  if (account) store.dispatch(accountSlice.actions.signedIn(account));
  return store;
}

/** Updates the page's account with the address, name and picture that Auth has confirmed, if they differ. */
export function confirmAccount(
  store: ReturnType<typeof createStore>,
  { email, displayName, photoURL }: Pick<Account, 'email' | 'displayName' | 'photoURL'>,
): void {
  const { account } = store.getState();
  if (account === null) return;
  const isKnown =
    account.email === email && account.displayName === displayName && account.photoURL === photoURL;
  if (!isKnown) store.dispatch(accountSlice.actions.signedIn({ ...account, email, displayName, photoURL }));
}

export type RootState = ReturnType<typeof rootReducer>;

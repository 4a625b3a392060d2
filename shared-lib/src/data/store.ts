import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { accountSlice, type Account } from './account.slice.ts';
import { tourSlice } from './tours/tour.slice.ts';

/** The root reducer; a module adds its own slice when its code arrives, with `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(accountSlice, tourSlice);

/**
 * Creates the one store of the page. Called once, by the shell.
 * @param account the account that is signed in; null on a public page for a visitor without one.
 */
export function createStore(account: Account | null) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  if (account) store.dispatch(accountSlice.actions.signedIn(account));
  return store;
}

export type RootState = ReturnType<typeof rootReducer>;

import { combineReducers, legacy_createStore, type StoreEnhancer } from 'redux';
import { accountReducer, signedIn, type Account } from './account.slice.ts';
import { markAllReducer } from './notifications/markAll.slice.ts';
import { tourReducer } from './tours/tour.slice.ts';

const rootReducer = combineReducers({ account: accountReducer, tour: tourReducer, markAll: markAllReducer });

declare global {
  /** The browser extension Redux DevTools. */
  var __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: ((options: object) => () => StoreEnhancer) | undefined;
}

/**
 * Creates the page's only store. Called once, by the shell. Redux without its toolkit, of which three reducers use
 * nothing: it would add 6 KB to the first page.
 * @param account the signed-in account; null on a public page for a visitor without one.
 */
export function createStore(account: Account | null) {
  const store = legacy_createStore(
    rootReducer,
    undefined,
    globalThis.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__?.({})(),
  );
  if (account) store.dispatch(signedIn(account));
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
  if (!isKnown) store.dispatch(signedIn({ ...account, email, displayName, photoURL }));
}

export type RootState = ReturnType<typeof rootReducer>;

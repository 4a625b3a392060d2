import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { VisitorContext } from './publicPages/visitor.ts';
import type { createStore, RootState } from './store.ts';

interface StoreProviderProps {
  store: ReturnType<typeof createStore>;
  children: ReactNode;
}

/** Provides the page's store, and its account to components without a store, like the public pages. */
export const StoreProvider = ({ store, children }: StoreProviderProps) => (
  <Provider store={store}>
    <OfStore>{children}</OfStore>
  </Provider>
);

function OfStore({ children }: { children: ReactNode }) {
  const account = useSelector((state: RootState) => state.account);
  return <VisitorContext value={account}>{children}</VisitorContext>;
}

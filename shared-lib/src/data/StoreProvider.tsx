import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { VisitorContext } from './publicPages/visitor.ts';
import type { createStore, RootState } from './store.ts';

interface StoreProviderProps {
  store: ReturnType<typeof createStore>;
  children: ReactNode;
}

/** Gives the page its store, and to what knows nothing of one, such as the public pages, the account in it. */
export const StoreProvider = ({ store, children }: StoreProviderProps) => (
  <Provider store={store}>
    <OfStore>{children}</OfStore>
  </Provider>
);

function OfStore({ children }: { children: ReactNode }) {
  const account = useSelector((state: RootState) => state.account);
  return <VisitorContext value={account}>{children}</VisitorContext>;
}

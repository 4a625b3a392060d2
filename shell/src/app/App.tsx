import { StoreProvider, type createStore } from 'shared-lib/data';
import { SlotContext } from 'shared-lib/slots';
import { PartLossContext, UiProvider } from 'shared-lib/ui';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { RegistryContext } from '../modules/ModulePart.tsx';
import type { ModuleRegistry } from '../modules/moduleRegistry.ts';
import { createSlotHost } from '../modules/slotHost.tsx';
import { useReleases } from '../modules/useModules.ts';
import { partLossOf } from '../parts/partLoss.ts';
import { TourHost } from '../tours/TourHost.tsx';
import type { RouterSource } from './routerOf.ts';

interface PagesProps {
  routers: RouterSource;
  /** Whether the whole app is theirs, so that a tour has something to show. */
  hasTours: boolean;
}

interface AppProps extends PagesProps {
  store: ReturnType<typeof createStore>;
  registry: ModuleRegistry;
  /** What stands beside the pages. */
  children?: ReactNode;
}

/** The pages by the router of the moment. Another router begins anew: React Router knows one for its life. */
function Pages({ routers, hasTours }: PagesProps) {
  const releases = useReleases();
  const { router, number } = useSyncExternalStore(routers.subscribe, routers.current);
  const slotHost = useMemo(() => createSlotHost(releases), [releases]);
  return (
    <SlotContext value={slotHost}>
      <RouterProvider key={number} router={router} />
      {hasTours && <TourHost releases={releases} router={router} />}
    </SlotContext>
  );
}

const ownPartLoss = partLossOf(null);

/** The app with or without an account: what every page and every module finds around itself. */
export function App({ store, registry, routers, hasTours, children }: AppProps) {
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <PartLossContext value={ownPartLoss}>
          <RegistryContext value={registry}>
            <Pages routers={routers} hasTours={hasTours} />
            {children}
          </RegistryContext>
        </PartLossContext>
      </UiProvider>
    </StoreProvider>
  );
}

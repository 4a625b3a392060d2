import { StoreProvider, type createStore } from 'shared-lib/data';
import type { ModuleRelease } from 'shared-lib/contract';
import { SlotContext } from 'shared-lib/slots';
import { UiProvider } from 'shared-lib/ui';
import { useMemo } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { RegistryContext } from '../modules/ModulePart.tsx';
import type { ModuleRegistry } from '../modules/moduleRegistry.ts';
import { createSlotHost } from '../modules/slotHost.tsx';
import { TourHost } from '../tours/TourHost.tsx';

interface AppProps {
  store: ReturnType<typeof createStore>;
  registry: ModuleRegistry;
  releases: readonly ModuleRelease[];
  router: ReturnType<typeof createBrowserRouter>;
  /** Whether the whole app is theirs, so that a tour has something to show. */
  hasTours: boolean;
}

/** The signed-in app: what every page and every module finds around itself. */
export function App({ store, registry, releases, router, hasTours }: AppProps) {
  const slotHost = useMemo(() => createSlotHost(releases), [releases]);
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <RegistryContext value={registry}>
          <SlotContext value={slotHost}>
            <RouterProvider router={router} />
            {hasTours && <TourHost releases={releases} router={router} />}
          </SlotContext>
        </RegistryContext>
      </UiProvider>
    </StoreProvider>
  );
}

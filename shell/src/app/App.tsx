import { StoreProvider, type createStore } from 'shared-lib/data';
import { SlotContext } from 'shared-lib/slots';
import { PartLossContext, UiProvider } from 'shared-lib/ui';
import { HistoryRouter, type PageHistory } from 'shared-lib/router/history';
import { useMemo, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ModuleRelease } from 'shared-lib/contract';
import { RegistryContext } from '../modules/ModulePart.tsx';
import type { ModuleRegistry } from '../modules/moduleRegistry.ts';
import { createSlotHost } from '../modules/slotHost.tsx';
import { useReleases } from '../modules/useModules.ts';
import { partLossOf } from '../parts/partLoss.ts';
import { TourHost } from '../tours/TourHost.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { Spoken } from './Spoken.tsx';

interface PagesProps {
  /** The routes, from what the modules' static halves say. */
  routesOf: (releases: readonly ModuleRelease[]) => RouteObject[];
  /** Whether the whole app is theirs, so that a tour has something to show. */
  hasTours: boolean;
}

interface AppProps extends PagesProps {
  store: ReturnType<typeof createStore>;
  registry: ModuleRegistry;
  history: PageHistory;
  /** What stands beside the pages. */
  children?: ReactNode;
}

/** The pages, and the tours over them. A module that gives way to another version may bring other routes. */
function Pages({ routesOf, hasTours }: PagesProps) {
  const releases = useReleases();
  const routes = useMemo(() => routesOf(releases), [routesOf, releases]);
  const slotHost = useMemo(() => createSlotHost(releases), [releases]);
  return (
    <SlotContext value={slotHost}>
      <RoutedPage routes={routes} />
      {hasTours && <TourHost releases={releases} routes={routes} />}
    </SlotContext>
  );
}

const ownPartLoss = partLossOf(null);

/** The app with or without an account: what every page and every module finds around itself. */
export function App({ store, registry, history, routesOf, hasTours, children }: AppProps) {
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <PartLossContext value={ownPartLoss}>
          <RegistryContext value={registry}>
            <Spoken>
              <HistoryRouter history={history}>
                <Pages routesOf={routesOf} hasTours={hasTours} />
              </HistoryRouter>
              {children}
            </Spoken>
          </RegistryContext>
        </PartLossContext>
      </UiProvider>
    </StoreProvider>
  );
}

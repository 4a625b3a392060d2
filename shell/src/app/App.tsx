import { StoreProvider, type createStore } from 'shared-lib/data';
import { SlotContext } from 'shared-lib/slots';
import { PartFailureContext, UiProvider } from 'shared-lib/ui';
import { HistoryRouter, type PageHistory } from 'shared-lib/router/history';
import { useMemo, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ModuleRelease } from 'shared-lib/contract';
import { RegistryContext } from '../modules/ModulePart.tsx';
import type { ModuleRegistry } from '../modules/moduleRegistry.ts';
import { createSlotHost } from '../modules/slotHost.tsx';
import { useReleases } from '../modules/useModules.ts';
import { partFailureOf } from '../parts/partFailure.ts';
import { TourHost } from '../tours/TourHost.tsx';
import { RerenderOnLanguageChange, RoutedPage } from './RoutedPage.tsx';

interface PagesProps {
  /** Builds the routes from the modules' static halves. */
  routesOf: (releases: readonly ModuleRelease[]) => RouteObject[];
  /** Whether guided tours are available; they need the main app. */
  hasTours: boolean;
}

interface AppProps extends PagesProps {
  store: ReturnType<typeof createStore>;
  registry: ModuleRegistry;
  history: PageHistory;
  /** Rendered next to the pages. */
  children?: ReactNode;
}

/** The pages, with tours on top. Routes change when a module falls back to a version with different ones. */
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

const ownPartLoss = partFailureOf(null);

/** The app, with or without an account, and the providers that pages and modules rely on. */
export function App({ store, registry, history, routesOf, hasTours, children }: AppProps) {
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <PartFailureContext value={ownPartLoss}>
          <RegistryContext value={registry}>
            <RerenderOnLanguageChange>
              <HistoryRouter history={history}>
                <Pages routesOf={routesOf} hasTours={hasTours} />
              </HistoryRouter>
              {children}
            </RerenderOnLanguageChange>
          </RegistryContext>
        </PartFailureContext>
      </UiProvider>
    </StoreProvider>
  );
}

import type { ShareScope } from '../../modules/bundlerRuntime.ts';
import { shareScopeOf } from '../../modules/shareScopeOf.ts';
import './light.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ModuleRelease } from 'shared-lib/contract';
import { reportUncaughtErrors } from 'shared-lib/data';
import { startI18n } from 'shared-lib/i18n';
import { createHistory, HistoryRouter } from 'shared-lib/router/history';
import { PartFailureContext, uiTexts } from 'shared-lib/ui';
import { RerenderOnLanguageChange, RoutedPage } from '../../app/RoutedPage.tsx';
import { startModules } from '../../app/startModules.ts';
import { modulePage } from '../../app/titledPages.tsx';
import { createFederationHost } from '../../modules/federationHost.ts';
import { loadReleases } from '../../modules/loadReleases.ts';
import { RegistryContext } from '../../modules/ModulePart.tsx';
import { pageOverrides } from '../../overrides/pageOverrides.ts';
import { storedOverride } from '../../overrides/storedOverride.ts';
import { partFailureOf } from '../../parts/partFailure.ts';
import { shellVersionOf, usedShellScript } from '../../recovery/deployment.ts';
import { whenIdle } from '../../startup/whenIdle.ts';
import { NavigateAway } from '../NavigateAway.tsx';
import { PublicLayout } from '../PublicLayout.tsx';
import { publicTexts } from '../texts/index.ts';
import { isLightPage } from './isLightPage.ts';
import { lightEntries } from './lightEntries.ts';
import { loaded, onDemand } from './sharedOnLight.ts';

const ownPartLoss = partFailureOf(null);

/** Reloads for pages that aren't light, such as the documentation. */
const Elsewhere = () => <NavigateAway address={window.location.href} />;

const lightRoutes = (releases: readonly ModuleRelease[]): RouteObject[] => [
  {
    element: <PublicLayout signedIn={false} isLight />,
    children: releases.flatMap(({ manifest }) =>
      manifest.routes.map((route) => modulePage(manifest.name, route)),
    ),
  },
  { path: '*', element: <Elsewhere /> },
];

/** Problem reports need Firebase, which the page starts without. */
const sendProblemsLater = async () => {
  const { startProblemReports } = await import(
    /* webpackChunkName: "public-live" */ './startProblemReports.ts'
  );
  await startProblemReports(shellVersionOf(usedShellScript()));
};

/** The packages shared with modules on a light page. */
const lightInstances = (): ShareScope => shareScopeOf(loaded, onDemand);

/**
 * Shows a light page to a visitor without an account: the module's page in the public frame, without the
 * store, the kit's provider or Firebase, which the page loads itself later.
 * @param signedIn whether there is a session, which needs the full page
 * @returns false if this isn't a light page, or it failed to load; then the full page must be used
 */
export async function startLight(place: HTMLElement, signedIn: Promise<boolean>): Promise<boolean> {
  // Overrides are handled by the full app.
  if (storedOverride() || Object.keys(pageOverrides()).length > 0) return false;
  const texts = startI18n({ public: publicTexts, ui: uiTexts });
  const entries = await loadReleases();
  if ((await signedIn) || !isLightPage(entries, window.location.pathname)) return false;
  const host = createFederationHost(lightInstances(), './light');
  const { registry } = startModules(lightEntries(entries), null, new Map(), host);
  const routes = lightRoutes(registry.releases());
  const found = registry.releases().flatMap(
    ({ manifest }) =>
      matchRoutes(
        manifest.routes.map(({ path, page }) => ({ path, id: page })),
        window.location,
      )?.map(({ route }) => ({ module: manifest.name, kind: 'pages' as const, name: route.id })) ?? [],
  );
  const [part] = found;
  if (!part) return false;
  const [loaded] = await Promise.all([registry.load(part), texts]);
  if (!loaded.ok) return false;

  reportUncaughtErrors(window);
  createRoot(place).render(
    <StrictMode>
      <PartFailureContext value={ownPartLoss}>
        <RegistryContext value={registry}>
          <RerenderOnLanguageChange>
            <HistoryRouter history={createHistory()}>
              <RoutedPage routes={routes} />
            </HistoryRouter>
          </RerenderOnLanguageChange>
        </RegistryContext>
      </PartFailureContext>
    </StrictMode>,
  );
  whenIdle(() => sendProblemsLater().catch(() => undefined));
  return true;
}

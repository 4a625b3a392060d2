import type { ReactNode } from 'react';
import { createPath, useLocation, type RouteObject } from 'react-router-dom';
import type { ModuleManifest } from 'shared-lib/contract';
import { createStore, recentProblems, sendProblems, type Account } from 'shared-lib/data';
import { createHistory } from 'shared-lib/router/history';
import { addPageTexts } from '../app/addTexts.ts';
import { App } from '../app/App.tsx';
import { startModules } from '../app/startModules.ts';
import { createFederationHost } from '../modules/federationHost.ts';
import { loadReleases } from '../modules/loadReleases.ts';
import { sharedInstances } from '../modules/sharedInstances.ts';
import { choicesOf, loadOverrides } from '../overrides/loadOverrides.ts';
import { OverrideNotice } from '../overrides/OverrideNotice.tsx';
import { shellVersionOf, usedShellScript } from '../recovery/deployment.ts';
import { nextAddress } from '../sign-in/nextAddress.ts';
import { servedManifests } from './light/isLightPage.ts';
import { NavigateAway } from './NavigateAway.tsx';
import { isPublicRoute, publicRoutes } from './publicRoutes.tsx';

/** The sign-in, and this address after it. */
const SignInFirst = () => <NavigateAway address={nextAddress.loginFor(createPath(useLocation()))} />;

/**
 * The modules' pages that need an account. Without them, `/hello/:id` of a module of the registry would be shown as
 * `/{businessName}/{communityName}`.
 */
const accountRoutes = (manifests: readonly ModuleManifest[], element: ReactNode): RouteObject[] =>
  manifests.flatMap(({ routes }) =>
    routes.filter((route) => !isPublicRoute(route)).map(({ path }) => ({ path, element })),
  );

/**
 * Creates the pages for visitors: the same kit and modules, without an account's data.
 * @param account a signed-in field specialist; null for anyone else
 * @returns what to render.
 */
export async function startPublic(account: Account | null = null): Promise<ReactNode> {
  sendProblems(shellVersionOf(usedShellScript()), recentProblems());
  const [entries] = await Promise.all([loadReleases(), addPageTexts()]);
  const overrides = await loadOverrides(entries, null);
  const { registry } = startModules(
    entries,
    null,
    choicesOf(overrides),
    createFederationHost(sharedInstances(), './module'),
  );
  // Unknown paths lead signed-out visitors here (spec section 2).
  const goToLogin = <NavigateAway address="/login" />;
  // The sign-in would lead a field specialist, who has a session, straight back.
  const signInFirst = account ? goToLogin : <SignInFirst />;
  return (
    <App
      store={createStore(account)}
      registry={registry}
      history={createHistory()}
      routesOf={(releases) => [
        publicRoutes(releases, false, goToLogin),
        ...accountRoutes(servedManifests(entries), signInFirst),
        { path: '*', element: goToLogin },
      ]}
      hasTours={false}
    >
      <OverrideNotice overrides={overrides} />
    </App>
  );
}

import type { ReactNode } from 'react';
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
import { NavigateAway } from './NavigateAway.tsx';
import { publicRoutes } from './publicRoutes.tsx';

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
  return (
    <App
      store={createStore(account)}
      registry={registry}
      history={createHistory()}
      routesOf={(releases) => [publicRoutes(releases, false, goToLogin), { path: '*', element: goToLogin }]}
      hasTours={false}
    >
      <OverrideNotice overrides={overrides} />
    </App>
  );
}

import { addCatalogues } from 'shared-lib/i18n';
import { createStore, readAccess } from 'shared-lib/data';
import { signOut, type SignedInUser } from 'shared-lib/session';
import { uiTexts } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import { redirectFrom } from '../access/routeAccess.ts';
import { createFederationHost, renewScript } from '../modules/federationHost.ts';
import { loadReleases } from '../modules/loadReleases.ts';
import { createModuleRegistry } from '../modules/moduleRegistry.ts';
import { App } from './App.tsx';
import { createRouter } from './createRouter.tsx';

/**
 * Makes the signed-in app: decides where the user may go, which modules the page uses, and creates the one store, router and
 * federation host. Someone who is refused is signed out, which leads to the sign-in page with the reason.
 * @returns what to show.
 */
export async function startApp(user: SignedInUser): Promise<ReactNode> {
  const [access, releases] = await Promise.all([readAccess(user, Date.now()), loadReleases()]);
  if (access.kind === 'signedOut') return null;
  if (access.kind === 'refused') {
    window.history.replaceState(null, '', `/login?error=${access.error}`);
    await signOut();
    return null;
  }

  addCatalogues('ui', uiTexts);
  const registry = createModuleRegistry(
    releases,
    createFederationHost(releases),
    renewScript,
    (module, code) => addCatalogues(module, code.catalogues),
  );
  const store = createStore({
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    customerId: access.customerId,
    role: access.kind,
  });
  return (
    <App
      store={store}
      registry={registry}
      releases={releases}
      router={createRouter(access, releases)}
      hasTours={redirectFrom('main', access) === null}
    />
  );
}

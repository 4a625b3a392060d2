import { addCatalogues } from 'shared-lib/i18n';
import { createStore, readAccess, reportUncaught } from 'shared-lib/data';
import { signOut, type SignedInUser } from 'shared-lib/session';
import type { ReactNode } from 'react';
import { redirectFrom } from '../access/routeAccess.ts';
import { layoutTexts } from '../layout/texts/index.ts';
import { loadReleases } from '../modules/loadReleases.ts';
import { notificationTexts } from '../notifications/texts/index.ts';
import { searchTexts } from '../search/texts/index.ts';
import { App } from './App.tsx';
import { createRouter } from './createRouter.tsx';
import { startModules } from './startModules.ts';

/**
 * Makes the signed-in app: decides where the user may go, which modules the page uses, and creates the one store, router and
 * federation host. Someone who is refused is signed out, which leads to the sign-in page with the reason.
 * @returns what to show.
 */
export async function startApp(user: SignedInUser): Promise<ReactNode> {
  reportUncaught(window);
  const [access, releases] = await Promise.all([readAccess(user, Date.now()), loadReleases()]);
  if (access.kind === 'signedOut') return null;
  if (access.kind === 'refused') {
    window.history.replaceState(null, '', `/login?error=${access.error}`);
    await signOut();
    return null;
  }

  addCatalogues('layout', layoutTexts);
  addCatalogues('search', searchTexts);
  addCatalogues('notifications', notificationTexts);
  const registry = startModules(releases);
  const store = createStore({
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    photoURL: user.photoURL,
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

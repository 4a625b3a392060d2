import { addCatalogues } from 'shared-lib/i18n';
import {
  confirmAccount,
  createStore,
  readAccess,
  recentProblems,
  sendProblems,
  startLastKnown,
  watchMember,
  type Account,
} from 'shared-lib/data';
import type { Access } from 'shared-lib/domain';
import { createHistory } from 'shared-lib/router/history';
import {
  forgetLastKnown,
  keepUser,
  leaveUnasked,
  signedOutByChoice,
  signOut,
  type LastKnown,
  type SignedInUser,
} from 'shared-lib/session';
import { fetchToaster } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import { redirectFrom, type SignedInAccess } from '../access/routeAccess.ts';
import { layoutTexts } from '../layout/texts/index.ts';
import { failedVersions } from '../modules/failedVersions.ts';
import { createFederationHost } from '../modules/federationHost.ts';
import { loadReleases } from '../modules/loadReleases.ts';
import { sharedInstances } from '../modules/sharedInstances.ts';
import { chooseModules } from '../modules/moduleChoices.ts';
import { notificationTexts } from '../notifications/texts/index.ts';
import { choicesOf, loadOverrides } from '../overrides/loadOverrides.ts';
import { isPublicAddress } from '../public/isPublicAddress.ts';
import { mayOverride } from '../overrides/overrideAddress.ts';
import { OverrideContext } from '../overrides/OverrideContext.ts';
import { OverrideNotice } from '../overrides/OverrideNotice.tsx';
import { shellVersionOf, usedShellScript } from '../recovery/deployment.ts';
import { searchTexts } from '../search/texts/index.ts';
import { listenAhead } from '../startup/listenAhead.ts';
import { loadFirstParts } from '../startup/loadFirstParts.ts';
import { preloadModules } from '../startup/preloadModules.ts';
import { recordFirstFiles } from '../startup/recordFirstFiles.ts';
import { whenIdle } from '../startup/whenIdle.ts';
import { updateTexts } from '../updates/texts/index.ts';
import { UpdateWatch } from '../updates/UpdateWatch.tsx';
import { addPageTexts } from './addTexts.ts';
import { App } from './App.tsx';
import { appRoutes } from './appRoutes.tsx';
import { confirmShown } from './confirmShown.ts';
import { FollowPerson } from './FollowPerson.tsx';
import { startModules } from './startModules.ts';

/** Adds the texts of what only the signed-in app shows, and of all pages. */
const addAppTexts = () =>
  Promise.all([
    addPageTexts(),
    addCatalogues('layout', layoutTexts),
    addCatalogues('search', searchTexts),
    addCatalogues('notifications', notificationTexts),
    addCatalogues('updates', updateTexts),
  ]);

/** What is served, and the first bytes of what this address needs of it. Most accounts are their owner's own. */
async function loadAhead(user: SignedInUser) {
  const entries = await loadReleases();
  const { has } = failedVersions(user.uid, () => window.sessionStorage);
  const guess = { customerId: user.uid, hasFailed: has, overrides: new Map() };
  preloadModules(chooseModules(entries, guess), window.location.pathname);
  return entries;
}

/** Who is signed in, for the pages. */
const accountOf = (
  { uid, email, displayName, photoURL }: SignedInUser,
  customerId: string,
  role: Account['role'],
): Account => ({ uid, email, displayName, photoURL, customerId, role });

type Refused = Extract<Access, { kind: 'refused' }>;

/** For whom somebody works in the field who opens a page for everyone, which is open to them as well; null for anyone else. */
const fieldOf = ({ worksFor }: Refused): string | null =>
  isPublicAddress(window.location.pathname) ? (worksFor ?? null) : null;

/**
 * Takes the page away from someone who may not be here, and signs them out, which leads to the sign-in page with the reason. Who works in
 * the field may read on what is for everyone.
 */
async function turnAway(refused: Refused) {
  if (fieldOf(refused) !== null) {
    await forgetLastKnown();
    leaveUnasked();
    window.location.reload();
    return;
  }
  window.history.replaceState(null, '', `/login?error=${refused.error}`);
  await signOut();
}

/** Turns a member away who is deactivated, deleted or given another role while the page is open. */
function watchAccess(user: SignedInUser, customerId: string) {
  watchMember(customerId, user.uid, async () => {
    const access = await readAccess(user, Date.now());
    if (access.kind === 'refused') await turnAway(access);
  });
}

/** Whom the page is for. */
interface Visit {
  readonly user: SignedInUser;
  /** What this device has kept of them: the page shows it at once, and asks whether it still holds. */
  readonly lastKnown: LastKnown | null;
  /** Ends with the same user, once Auth says so. */
  readonly confirmedUser: Promise<SignedInUser>;
  /** The build whose records are kept; null where none are. */
  readonly build: string | null;
}

/**
 * Makes the signed-in app: decides where the user may go, which modules the page uses, and creates the one store, history and
 * federation host. Someone who is refused is turned away.
 * @returns what to show.
 */
export async function startApp({ user, lastKnown, confirmedUser, build }: Visit): Promise<ReactNode> {
  // The sign-in keeps its problems until then.
  sendProblems(shellVersionOf(usedShellScript()), recentProblems());
  if (build !== null) startLastKnown({ uid: user.uid, build }, lastKnown?.records ?? []);
  listenAhead(window.location.pathname);
  const texts = addAppTexts();
  const [access, entries] = await Promise.all([
    // Only the access of someone who was let in is kept, by the same build.
    lastKnown ? (lastKnown.access as SignedInAccess) : readAccess(user, Date.now()),
    loadAhead(user),
  ]);
  if (access.kind === 'signedOut') return null;
  if (access.kind === 'refused') {
    const customerId = fieldOf(access);
    if (customerId !== null) {
      // The page of a tag leads them on to their app.
      const { startPublic } = await import(/* webpackChunkName: "public" */ '../public/startPublic.tsx');
      return startPublic(accountOf(user, customerId, 'field'));
    }
    await turnAway(access);
    return null;
  }
  const keepConfirmed = async (shown: SignedInAccess) => {
    const confirmed = lastKnown ? await confirmShown(shown, confirmedUser, turnAway) : user;
    // Whoever has to choose a plan first is not in: with the choice, the next page is another.
    const isKept = build !== null && !shown.mustChoosePlan && !signedOutByChoice();
    if (confirmed && isKept) await keepUser(build, confirmed, shown);
  };
  void keepConfirmed(access);
  if (access.kind === 'member') watchAccess(user, access.customerId);

  await texts;
  const { customerId } = access;
  const overrides = await loadOverrides(entries, customerId);
  const { registry, served } = startModules(
    entries,
    customerId,
    choicesOf(overrides),
    createFederationHost(sharedInstances(), './module'),
  );
  recordFirstFiles(registry);
  const firstParts = loadFirstParts(registry, window.location.pathname);
  whenIdle(() => fetchToaster().catch(() => undefined));
  const mayBeOverridden = entries.filter((entry) => mayOverride(entry, customerId, window.location.hostname));
  const store = createStore(accountOf(user, customerId, access.kind));
  // Another device may have changed the address since.
  if (lastKnown) void confirmedUser.then((confirmed) => confirmAccount(store, confirmed));
  await firstParts;
  return (
    <OverrideContext value={mayBeOverridden.map(({ module }) => module)}>
      <App
        store={store}
        registry={registry}
        history={createHistory()}
        routesOf={(releases) => appRoutes(access, releases)}
        hasTours={redirectFrom('main', access, '/') === null}
      >
        <FollowPerson />
        <UpdateWatch served={served} />
        <OverrideNotice overrides={overrides} />
      </App>
    </OverrideContext>
  );
}

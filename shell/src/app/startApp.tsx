import { addCatalogs } from 'shared-lib/i18n';
import {
  confirmAccount,
  createStore,
  readAccess,
  recentProblems,
  sendProblems,
  openRecordCache,
  watchMember,
  type Account,
} from 'shared-lib/data';
import type { Access } from 'shared-lib/domain';
import { createHistory } from 'shared-lib/router/history';
import {
  clearDeviceCache,
  setCacheOwner,
  allowUnload,
  didUserSignOut,
  endPush,
  signOut,
  type DeviceCache,
  type SignedInUser,
} from 'shared-lib/session';
import { fetchToaster } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import { redirectFrom, type SignedInAccess } from '../access/routeAccess.ts';
import { layoutTexts } from '../layout/texts/index.ts';
import { createFederationHost, failedVersions } from '../modules/federationHost.ts';
import { loadReleases } from '../modules/loadReleases.ts';
import { sharedInstances } from '../modules/sharedInstances.ts';
import { chooseModules } from '../modules/moduleChoices.ts';
import { notificationTexts } from '../notifications/texts/index.ts';
import { choicesOf, loadOverrides } from '../overrides/loadOverrides.ts';
import { isPublicAddress } from '../public/isPublicAddress.ts';
import { canOverride } from '../overrides/canOverride.ts';
import { OverrideContext } from '../overrides/OverrideContext.ts';
import { OverrideNotice } from '../overrides/OverrideNotice.tsx';
import { shellVersionOf, usedShellScript } from '../recovery/deployment.ts';
import { searchTexts } from '../search/texts/index.ts';
import { preloadFirstParts } from '../startup/preloadFirstParts.ts';
import { preloadModules, prestartListeners } from '../startup/preloadModules.ts';
import { recordFirstFiles } from '../startup/recordFirstFiles.ts';
import { whenIdle } from '../startup/whenIdle.ts';
import { updateTexts } from '../updates/texts/index.ts';
import { UpdateWatch } from '../updates/UpdateWatch.tsx';
import { addPageTexts } from './addTexts.ts';
import { App } from './App.tsx';
import { appRoutes } from './appRoutes.tsx';
import { confirmCachedPage } from './confirmCachedPage.ts';
import { UserSync } from './UserSync.tsx';
import { startModules } from './startModules.ts';

/** Adds the texts of the signed-in app and those shared by all pages. */
const addAppTexts = () =>
  Promise.all([
    addPageTexts(),
    addCatalogs('layout', layoutTexts),
    addCatalogs('search', searchTexts),
    addCatalogs('notifications', notificationTexts),
    addCatalogs('updates', updateTexts),
  ]);

/**
 * Starts loading the released modules and what this address needs of them. Assumes the user is an owner, as
 * most are.
 */
async function loadAhead(user: SignedInUser) {
  const entries = await loadReleases();
  const { has } = failedVersions(user.uid, () => window.sessionStorage);
  const guess = { customerId: user.uid, hasFailed: has, overrides: new Map() };
  preloadModules(chooseModules(entries, guess), window.location.pathname);
  return entries;
}

const accountOf = (
  { uid, email, displayName, photoURL }: SignedInUser,
  customerId: string,
  role: Account['role'],
): Account => ({ uid, email, displayName, photoURL, customerId, role });

type Refused = Extract<Access, { kind: 'refused' }>;

/** The business a field specialist works for, when they open a public page; null for anyone else. */
const fieldOf = ({ worksFor }: Refused): string | null =>
  isPublicAddress(window.location.pathname) ? (worksFor ?? null) : null;

/**
 * Signs out a user who isn't allowed in, which shows the sign-in page with the reason. Field specialists may
 * still view public pages.
 */
async function turnAway(refused: Refused) {
  if (fieldOf(refused) !== null) {
    await clearDeviceCache();
    allowUnload();
    window.location.reload();
    return;
  }
  window.history.replaceState(null, '', `/login?error=${refused.error}`);
  await signOut();
}

/** Turns a member away when they are deactivated, deleted or given another role while the page is open. */
function watchAccess(user: SignedInUser, customerId: string) {
  watchMember(customerId, user.uid, async () => {
    const access = await readAccess(user, Date.now());
    if (access.kind === 'refused') await turnAway(access);
  });
}

/** Who the page is for. */
interface Visit {
  readonly user: SignedInUser;
  /** The user's cached data, shown immediately and then confirmed. */
  readonly lastKnown: DeviceCache | null;
  /** Resolves to the same user once Auth has confirmed them. */
  readonly confirmedUser: Promise<SignedInUser>;
  /** The build whose cache is used; null if nothing is cached. */
  readonly build: string | null;
}

/**
 * Creates the signed-in app: determines the user's access and the module versions, and creates the store, the
 * history and the federation host. A user who isn't allowed in is turned away.
 * @returns what to render.
 */
export async function startApp({ user, lastKnown, confirmedUser, build }: Visit): Promise<ReactNode> {
  // Problems during sign-in are queued until now.
  sendProblems(shellVersionOf(usedShellScript()), recentProblems());
  if (build !== null) openRecordCache({ uid: user.uid, build }, lastKnown?.records ?? []);
  prestartListeners(window.location.pathname);
  const texts = addAppTexts();
  const [access, entries] = await Promise.all([
    // Only an allowed user's access is cached, by the same build.
    lastKnown ? (lastKnown.access as SignedInAccess) : readAccess(user, Date.now()),
    loadAhead(user),
  ]);
  if (access.kind === 'signedOut') return null;
  if (access.kind === 'refused') {
    const customerId = fieldOf(access);
    if (customerId !== null) {
      // A tag's page links specialists to their app.
      const { startPublic } = await import(/* webpackChunkName: "public" */ '../public/startPublic.tsx');
      return startPublic(accountOf(user, customerId, 'field'));
    }
    await turnAway(access);
    return null;
  }
  const keepConfirmed = async (shown: SignedInAccess) => {
    const confirmed = lastKnown ? await confirmCachedPage(shown, confirmedUser, turnAway) : user;
    // An owner who must choose a plan first isn't in the app yet, and choosing one changes the page.
    const isKept = build !== null && !shown.mustChoosePlan && !didUserSignOut();
    if (confirmed && isKept) await setCacheOwner(build, confirmed, shown);
  };
  void keepConfirmed(access);
  // The previous user may have left this browser without signing out.
  void endPush(user.uid);
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
  whenIdle(() =>
    import(/* webpackChunkName: "watch-modules" */ '../modules/rollouts/watchModules.ts')
      .then(({ watchModules }) => watchModules(entries, customerId, registry))
      .catch(() => undefined),
  );
  const firstParts = preloadFirstParts(registry, window.location.pathname);
  whenIdle(() => fetchToaster().catch(() => undefined));
  const mayBeOverridden = entries.filter((entry) => canOverride(entry, customerId, window.location.hostname));
  const store = createStore(accountOf(user, customerId, access.kind));
  // Another device may have changed the email address.
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
        <UserSync />
        <UpdateWatch served={served} />
        <OverrideNotice overrides={overrides} />
      </App>
    </OverrideContext>
  );
}

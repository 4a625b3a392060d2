import { confirmAccess } from 'shared-lib/data';
import type { Access } from 'shared-lib/domain';
import { clearDeviceCache, allowUnload, type SignedInUser } from 'shared-lib/session';
import type { SignedInAccess } from '../access/routeAccess.ts';

/** Milliseconds between retries when the backend can't be reached. */
const RETRY_AFTER = 10_000;

const isSame = (a: SignedInAccess, b: SignedInAccess) =>
  a.kind === b.kind &&
  a.customerId === b.customerId &&
  a.onboardingComplete === b.onboardingComplete &&
  a.planSelected === b.planSelected &&
  a.mustChoosePlan === b.mustChoosePlan;

async function answerOf(user: SignedInUser) {
  for (;;) {
    const access = await confirmAccess(user, Date.now());
    if (access) return access;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
  }
}

/**
 * Confirms that a page rendered from cached data may stay. If the user is turned away or their access has
 * changed, the cache is cleared.
 * @returns the user once everything is confirmed; null if the page is being left.
 */
export async function confirmCachedPage(
  shown: SignedInAccess,
  confirmedUser: Promise<SignedInUser>,
  turnAway: (access: Extract<Access, { kind: 'refused' }>) => Promise<void>,
): Promise<SignedInUser | null> {
  const user = await confirmedUser;
  const access = await answerOf(user);
  if (access.kind === 'refused') await turnAway(access);
  else if (access.kind === 'signedOut' || !isSame(access, shown)) {
    await clearDeviceCache();
    allowUnload();
    window.location.reload();
  } else return user;
  return null;
}

import { confirmAccess } from 'shared-lib/data';
import type { Access } from 'shared-lib/domain';
import { forgetLastKnown, leaveUnasked, type SignedInUser } from 'shared-lib/session';
import type { SignedInAccess } from '../access/routeAccess.ts';

/** Milliseconds until a backend that can't be reached is asked again. */
const ASK_AGAIN = 10_000;

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
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}

/**
 * Asks whether a page that shows what was last known may stay. When someone is turned away, or may go elsewhere than the page says,
 * nothing of it stays on the device.
 * @returns the user once all is confirmed; null when the page is left.
 */
export async function confirmShown(
  shown: SignedInAccess,
  confirmedUser: Promise<SignedInUser>,
  turnAway: (access: Extract<Access, { kind: 'refused' }>) => Promise<void>,
): Promise<SignedInUser | null> {
  const user = await confirmedUser;
  const access = await answerOf(user);
  if (access.kind === 'refused') await turnAway(access);
  else if (access.kind === 'signedOut' || !isSame(access, shown)) {
    await forgetLastKnown();
    leaveUnasked();
    window.location.reload();
  } else return user;
  return null;
}

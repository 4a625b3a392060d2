import type { SignedInUser } from 'shared-lib/session';

/** What a page knows of whom it is for. */
export interface StartState {
  /** Whom it shows: `undefined` until Auth has answered, or what was last known has; null for nobody. */
  readonly shownFor: SignedInUser | null | undefined;
  /** Whether Auth has said that somebody is signed in; before, the page shows what the device has kept. */
  readonly isConfirmed: boolean;
  /** Whether it was opened by a link from a mail, which is about who got the mail, and not about who is signed in here. */
  readonly isLinkShown: boolean;
}

/** What a page hears as it starts: what this device has kept of a user, or whom Auth says is signed in. */
export type StartEvent =
  | { readonly from: 'device'; readonly user: SignedInUser }
  | { readonly from: 'auth'; readonly user: SignedInUser | null };

/** What the page does then, in this order. */
export type StartStep =
  /** Tells the app that Auth has confirmed whom it shows. */
  | { readonly do: 'confirm'; readonly user: SignedInUser }
  /** Shows the app; the records that the device has kept count unless a session has ended on this page. */
  | { readonly do: 'showApp'; readonly user: SignedInUser; readonly isKeptValid: boolean }
  /** Shows what is for nobody in particular, and forgets what the device has kept. */
  | { readonly do: 'showSignedOut' }
  /** Leaves the app for another account, or none: `reload` where the app was shown from what the device had kept alone. */
  | { readonly do: 'leave'; readonly user: SignedInUser | null; readonly how: 'reload' | 'go' };

/**
 * What a page does as it learns for whom it is.
 * @returns the state after the event, and the steps that follow
 */
export function startSteps(
  state: StartState,
  event: StartEvent,
): readonly [StartState, readonly StartStep[]] {
  const { shownFor, isConfirmed, isLinkShown } = state;
  if (event.from === 'device') {
    if (shownFor !== undefined) return [state, []];
    return [{ ...state, shownFor: event.user }, [{ do: 'showApp', user: event.user, isKeptValid: true }]];
  }
  const user = isLinkShown ? null : event.user;
  const heard = { ...state, isLinkShown: false };
  if (shownFor && user?.uid !== shownFor.uid)
    return [heard, [{ do: 'leave', user, how: isConfirmed ? 'go' : 'reload' }]];
  if (!user)
    return shownFor === null ? [heard, []] : [{ ...heard, shownFor: null }, [{ do: 'showSignedOut' }]];
  const confirmed = { ...heard, isConfirmed: true };
  if (shownFor) return [confirmed, [{ do: 'confirm', user }]];
  return [
    { ...confirmed, shownFor: user },
    [
      { do: 'confirm', user },
      { do: 'showApp', user, isKeptValid: shownFor === undefined },
    ],
  ];
}

import type { SignedInUser } from 'shared-lib/session';

/** The state of the page's user. */
export interface StartState {
  /** The user it shows: `undefined` until Auth answers or cached data is found; null for none. */
  readonly shownFor: SignedInUser | null | undefined;
  /** Whether Auth has confirmed the user; until then the page shows cached data. */
  readonly isConfirmed: boolean;
  /**
   * Whether the page was opened from an emailed link, which is about the recipient rather than the signed-in
   * user.
   */
  readonly isLinkShown: boolean;
}

/** A startup event: cached data of a user, or the user according to Auth. */
export type StartEvent =
  | { readonly from: 'device'; readonly user: SignedInUser }
  | { readonly from: 'auth'; readonly user: SignedInUser | null };

/** The next steps, in this order. */
export type StartStep =
  /** Notifies the app that Auth has confirmed its user. */
  | { readonly do: 'confirm'; readonly user: SignedInUser }
  /** Shows the app; the cache is valid unless a session has ended on this page. */
  | { readonly do: 'showApp'; readonly user: SignedInUser; readonly isKeptValid: boolean }
  /** Shows the signed-out page and clears the cache. */
  | { readonly do: 'showSignedOut' }
  /** Leaves the app for another account or none; `reload` if the app was only shown from the cache. */
  | { readonly do: 'leave'; readonly user: SignedInUser | null; readonly how: 'reload' | 'go' };

/**
 * Decides what a page does as it learns who is signed in.
 * @returns the new state and the steps to take
 */
export function startReducer(
  state: StartState,
  event: StartEvent,
): readonly [StartState, readonly StartStep[]] {
  const { shownFor, isConfirmed, isLinkShown } = state;
  if (event.from === 'device') {
    if (shownFor !== undefined) return [state, []];
    return [{ ...state, shownFor: event.user }, [{ do: 'showApp', user: event.user, isKeptValid: true }]];
  }
  const user = isLinkShown ? null : event.user;
  const next = { ...state, isLinkShown: false };
  if (shownFor && user?.uid !== shownFor.uid)
    return [next, [{ do: 'leave', user, how: isConfirmed ? 'go' : 'reload' }]];
  if (!user) return shownFor === null ? [next, []] : [{ ...next, shownFor: null }, [{ do: 'showSignedOut' }]];
  const confirmed = { ...next, isConfirmed: true };
  if (shownFor) return [confirmed, [{ do: 'confirm', user }]];
  return [
    { ...confirmed, shownFor: user },
    [
      { do: 'confirm', user },
      { do: 'showApp', user, isKeptValid: shownFor === undefined },
    ],
  ];
}

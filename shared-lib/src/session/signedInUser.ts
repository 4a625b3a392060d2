export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
}

let uid: string | null = null;

/** Records who is signed in on this page. `onUserChange` calls it before it tells anyone else. */
export function recordSignedIn(user: SignedInUser | null): void {
  uid = user?.uid ?? null;
}

/** The uid of the user who is signed in on this page; null without one, and before Auth has said. */
export const signedInUid = () => uid;

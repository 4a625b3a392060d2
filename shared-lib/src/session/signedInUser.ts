export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, and whose documents they use. */
export interface Account {
  uid: string;
  email: string;
  displayName: string | null;
  /** The login's picture URL, unchecked. */
  photoURL: string | null;
  /** The owner's uid: the user's own, or their employer's. */
  customerId: string;
  /** `field` is a field specialist: only public pages are open to them here. */
  role: 'owner' | 'member' | 'field';
}

/**
 * The account for the page's lifetime: signing out reloads the page, so it is set once, and again if its email
 * changes.
 */
export const accountSlice = createSlice({
  name: 'account',
  initialState: null as Account | null,
  reducers: { signedIn: (_, { payload }: PayloadAction<Account>) => payload },
});

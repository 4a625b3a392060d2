import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in, and whose documents they work with. */
export interface Account {
  uid: string;
  email: string;
  displayName: string | null;
  /** The address of the picture that the login has, unchecked. */
  photoURL: string | null;
  /** The owner's uid: the user's own, or their employer's. */
  customerId: string;
  /** `field` is somebody who works in the field: only pages for everyone are open to them here. */
  role: 'owner' | 'member' | 'field';
}

/** The account of this page's life: signing out loads the page anew, so it is set once, and again when its email changes. */
export const accountSlice = createSlice({
  name: 'account',
  initialState: null as Account | null,
  reducers: { signedIn: (_, { payload }: PayloadAction<Account>) => payload },
});

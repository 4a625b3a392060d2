import { authErrorCode } from './authErrorCode.ts';
import { auth } from './firebase.ts';

/** Removes a login account; one that is gone already is no error. */
export const deleteLogin = async (uid: string): Promise<void> => {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
};

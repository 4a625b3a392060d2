/** Replaces `firebase/app`. */
export { FirebaseError } from './state.ts';
export const initializeApp = (options: object) => ({ name: 'test', options });

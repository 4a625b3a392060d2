import { FirebaseError, services } from './state.ts';

/** Replaces `firebase/functions` with the test’s responses. */
export const getFunctions = () => ({});
export const connectFunctionsEmulator = () => {};

export const httpsCallable = (_: object, name: string) => async (payload: unknown) => {
  const answer = services().calls[name];
  if (!answer) throw new FirebaseError('functions/unimplemented', `The test has no response for ${name}.`);
  return { data: await answer(payload as never) };
};

import { FirebaseError, services } from './state.ts';

/** Takes the place of `firebase/functions`: the test answers. */
export const getFunctions = () => ({});
export const connectFunctionsEmulator = () => {};

export const httpsCallable = (_: object, name: string) => async (payload: unknown) => {
  const answer = services().calls[name];
  if (!answer) throw new FirebaseError('functions/unimplemented', `The test gives no answer to ${name}.`);
  return { data: await answer(payload as never) };
};

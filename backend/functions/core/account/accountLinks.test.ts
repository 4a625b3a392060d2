import { auth, firestore } from '../../../kernel/firebase.ts';
import { connectFunctions } from '../../../kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct } from '../../../kernel/testing/localCalls.fixture.ts';
import { newAccountLink } from './accountLinks.ts';
import { choosePassword, readAccountLink } from './callables/choosePassword.ts';

/** Links that set a password, on the local Firebase. */
// Must run before the connected product shuts down.
afterAll(() => firestore().terminate());
const calls = callsOfOwnProduct(connectFunctions);
jest.setTimeout(60_000);

/** A new login, and the token of a link that sets its password. */
const forgetful = async (uid: string) => {
  const email = `${uid}@members.test`;
  await auth().createUser({ uid, email, emailVerified: true, password: 'Forgotten-Passw0rd' });
  const link = newAccountLink('passwordReset', { uid, email });
  await firestore().runTransaction(async (transaction) => {
    link.write(transaction);
  });
  return { email, token: link.address.split('=').at(-1)! };
};

/** A visitor's call from an IP address: its result, or the code of its refusal. */
const callFrom = async (
  ip: string,
  callable: { run: (request: never) => unknown },
  data: object,
): Promise<unknown> => {
  try {
    return await callable.run({ data, rawRequest: { headers: {}, ip } } as never);
  } catch (error) {
    return (error as { code?: unknown }).code ?? String(error);
  }
};

test('when a link is used twenty times concurrently, one use sets its password and the others fail', async () => {
  const { email, token } = await forgetful('hasty');
  const passwords = Array.from({ length: 20 }, (_, at) => `Race-Passw0rd-${at}`);
  const answers = await Promise.all(
    passwords.map((password, at) => callFrom(`203.0.113.${at}`, choosePassword, { token, password })),
  );
  const winners = answers.flatMap((answer, at) => (typeof answer === 'object' ? at : []));
  expect(winners).toHaveLength(1);
  const signsIn = await Promise.all(passwords.map((password) => calls.signsIn(email, password)));
  expect(signsIn.flatMap((does, at) => (does ? at : []))).toEqual(winners);
});

test('invalid links from one address don’t lock out valid ones from there', async () => {
  const { email, token } = await forgetful('shared');
  const read = (each: string) => callFrom('203.0.113.22', readAccountLink, { token: each });
  let refused: unknown;
  for (let wrong = 0; wrong <= 60; wrong += 1) refused = await read('A'.repeat(32));
  expect(refused).toBe('resource-exhausted');
  expect(await read(token)).toEqual({ email });
});

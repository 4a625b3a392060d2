import type { Auth } from 'firebase-admin/auth';
import { chunksOf } from 'shared-lib/domain';
import { withoutLogin } from '../functions/core/members/withoutLogin.ts';
import type { SeedLogin } from './seedSet.ts';

/** Most accounts per import. */
const maxImport = 1000;

/**
 * Creates missing login accounts: those with a password one by one, the others by import, because there can be thousands. An existing
 * account keeps its password and everything else.
 * @throws Error if an account is rejected
 */
export const createLogins = async (auth: Auth, logins: readonly SeedLogin[]): Promise<void> => {
  const missing = new Set(
    await withoutLogin(
      auth,
      logins.map((login) => login.uid),
    ),
  );
  const toCreate = logins.filter((login) => missing.has(login.uid));
  const withPassword = toCreate.filter((login) => login.password !== undefined);
  const others = toCreate.filter((login) => login.password === undefined);
  await Promise.all(withPassword.map((login) => auth.createUser({ ...login, emailVerified: true })));
  for (const chunk of chunksOf(others, maxImport)) {
    const { errors } = await auth.importUsers(chunk);
    const [first] = errors;
    if (first !== undefined) throw first.error;
  }
};

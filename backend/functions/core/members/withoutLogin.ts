import type { Auth } from 'firebase-admin/auth';
import { chunksOf } from 'shared-lib/domain';

/** Maximum number of accounts per lookup. */
const maxLookups = 100;

/** Which of these uids have no login account, in the same order. */
export const withoutLogin = async (auth: Auth, uids: readonly string[]): Promise<string[]> => {
  const answers = await Promise.all(
    chunksOf(uids, maxLookups).map((chunk) => auth.getUsers(chunk.map((uid) => ({ uid })))),
  );
  const found = new Set(answers.flatMap((answer) => answer.users.map((user) => user.uid)));
  return uids.filter((uid) => !found.has(uid));
};

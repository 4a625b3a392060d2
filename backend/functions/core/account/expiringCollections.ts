import { collectionGroups, paths } from 'shared-lib/domain';

/** Collections at the top whose documents say in `expiresAt` from when on they are of no use. */
export const expiringAtTop: readonly string[] = [
  paths.accountLinks(),
  paths.emailChanges(),
  paths.passwordResets(),
  paths.rateCounters(),
  paths.signUps(),
  paths.paymentEvents(),
  paths.problems(),
  paths.managerKeys(),
  paths.managerSessions(),
  paths.usedProofs(),
];

/** Every collection group with such documents: `pruneExpired` removes them each hour, and Firestore's TTL policies what that leaves. */
export const expiringCollections: readonly string[] = [...expiringAtTop, collectionGroups.textSignUps];

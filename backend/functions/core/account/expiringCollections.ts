import { collectionGroups, paths } from 'shared-lib/domain';

/** Top-level collections whose documents expire at `expiresAt`. */
export const expiringTopLevelCollections: readonly string[] = [
  paths.accountLinks(),
  paths.emailChanges(),
  paths.passwordResets(),
  paths.rateCounters(),
  paths.signUps(),
  paths.paymentEvents(),
  paths.problems(),
  paths.managerKeys(),
  paths.managerSessions(),
  paths.proofKeys(),
  paths.usedProofs(),
  paths.rolloutAccounts(),
];

/** Collections of businesses whose documents expire at `expiresAt`. */
export const expiringGroups: readonly string[] = [
  collectionGroups.textSignUps,
  collectionGroups.doorProofs,
  collectionGroups.businessActivity,
];

/** Every collection group with expiring documents: `pruneExpired` removes them hourly, and Firestore's TTL policies remove the rest. */
export const expiringCollections: readonly string[] = [...expiringTopLevelCollections, ...expiringGroups];

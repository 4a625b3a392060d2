/**
 * The error catalogue of spec sections 5 and 8, word for word, and what is said of communities in the same way. Messages that name a
 * number or a cause are functions.
 */
export const messages = {
  addActiveAtLimit: "Cannot add active member. You have reached your plan's team member limit.",
  activateAtLimit: "Cannot activate member. You have reached your plan's team member limit.",
  toggleAtLimit: (limit = 1) =>
    `Cannot activate member. You have reached your plan's team member limit of ${limit} members.`,
  planUnavailable: 'Cannot activate member. User plan information is not available.',
  planLimit: (limit: number) => `Cannot activate member. Your plan limit is ${limit} team members.`,

  updateStatusFailed: 'Failed to update team member status. Please try again.',
  reactivateFailedBecause: (message: string) => `Failed to reactivate team member: ${message}`,
  updateStatusError: 'Error updating member status. Please try again.',
  deactivatedByMigration: (n: number) =>
    `${n} team members were deactivated due to missing login accounts. You can reactivate them to create new accounts.`,
  deactivationReason: 'Team member deactivated',

  restoreAtLimit: (limit: number) => `Cannot restore community. Your plan limit is ${limit} communities.`,
  archivingReason: 'Community archived',

  fetchTeamFailed: 'Failed to fetch team members',
  addMemberFailed: 'Failed to add team member',
  updateMemberFailed: 'Failed to update team member',
  deleteMemberFailed: 'Failed to delete team member',
  reactivateMemberFailed: 'Failed to reactivate team member',

  applicationError: 'Error loading the application.',
  sectionError: 'Something went wrong',
  pageNotFound: 'Page Not Found',

  tourTargetNotVisible: 'Target not visible',
  tourTargetNotMounted: 'Target not mounted',
  tourStepsNotValid: 'Steps are not valid',

  storageUnauthenticated: 'You are signed out. Sign in again, then retry.',
  storageQuotaExceeded: 'The storage of your account is full. Remove files you no longer need, then retry.',
  storageUnauthorized: 'You are not allowed to change this file.',
  storageObjectNotFound: 'The file is not there any more.',
  storageRetryLimitExceeded: 'The connection was too slow or was lost. Check it, then retry.',
  storageCanceled: 'The upload was canceled.',
  storageUnknown: 'The file could not be stored. Check your connection, then retry.',

  responseNotJson: 'Response is not valid JSON object.',
} as const;

export type MessageKey = keyof typeof messages;

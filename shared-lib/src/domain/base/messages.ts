/**
 * The error catalog of spec sections 5 and 8, word for word, and communities' messages in the same style. Messages
 * that name a number or a cause are functions.
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

  storageUnauthenticated: 'You’re signed out. Sign in and try again.',
  storageQuotaExceeded: 'Your account’s storage is full. Remove files and try again.',
  storageUnauthorized: 'You don’t have permission to change this file.',
  storageObjectNotFound: 'This file was deleted.',
  storageRetryLimitExceeded: 'The connection was slow or lost. Check it and try again.',
  storageCanceled: 'Upload canceled.',
  storageUnknown: 'Couldn’t save the file. Try again.',

  responseNotJson: 'Response is not valid JSON object.',
} as const;

export type MessageKey = keyof typeof messages;

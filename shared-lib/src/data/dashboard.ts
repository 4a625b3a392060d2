/**
 * The live records that modules' dashboard widgets need. A separate entry, because the rest, with all writes and
 * everything only pages read, loads with the first page that needs it.
 */
export { useCommunityUsage, useTeamUsage } from './billing/planUse.ts';
export { useSubscriptions } from './billing/subscriptions.api.ts';
export { combineLive } from './combineLive.ts';
export { useCustomer } from './customer/customer.api.ts';
export {
  useAssignmentDirectory,
  useCommunityDirectory,
  useEveryCommunity,
  useTeamDirectory,
} from './directory/directory.api.ts';
export type { LiveResult } from './live.ts';
export { useRecentRequests } from './requests/useRequestsSince.ts';
export { useScheduleNights } from './schedule/nights.api.ts';
export { useNightResults } from './tracking/nightResults.api.ts';
export { useOpenViolations } from './tracking/openViolations.api.ts';
export type { NightResult } from './tracking/resultsOf.ts';
export { useNightClockInOuts, useNightRecords } from './tracking/nightRecords.api.ts';
export type { NightRecords } from './tracking/nightRecordsOf.ts';
export { useNow } from './hooks/useNow.ts';
export { useTonightDate } from './hooks/useTonightDate.ts';

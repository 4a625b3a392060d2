/** The data that pages show: live records of the signed-in account, and the writes they offer. */
export { StoreProvider } from './StoreProvider.tsx';
export { confirmAccess, readAccess } from './access/readAccess.ts';
export { watchMember } from './access/watchMember.ts';
export type { Account } from './account.slice.ts';
export type { WriteResult } from './attemptWrite.ts';
export type { CountedForPlan } from './billing/countForPlan.ts';
export { useCountedForPlan } from './billing/planCounts.api.ts';
export { useAdminUsage, useCommunityUsage, useTeamUsage } from './billing/planUse.ts';
export { usePrices } from './billing/prices.api.ts';
export { useSeatPrice } from './billing/useSeatPrice.ts';
export { useSubscriptions } from './billing/subscriptions.api.ts';

export type { CallableError, CallableErrorCode, CallableResult } from './callables/callableError.ts';
export { askBusinessSlug } from './callables/businessCallables.ts';

export { addCommunity, archiveCommunity, restoreCommunity } from './callables/communityCallables.ts';

export {
  addTeamMember,
  addTeamMemberAs,
  deactivateTeamMember,
  migrateTeamMembersWithoutAuth,
} from './callables/teamCallables.ts';

export { useCheckpointScans, useCheckpointsOf } from './checkpoints/checkpoints.api.ts';
export { combineLive } from './combineLive.ts';
export {
  fetchCommunityRecords,
  useAgentsOf,
  useCommunitiesArchivedSince,
  useCommunities,
  useCommunity,
  useCommunityActivity,
  useFormerCommunities,
  useDocumentExists,
} from './communities/communities.api.ts';
export { useCustomer } from './customer/customer.api.ts';
export {
  resetToDefaults,
  notificationChoices,
  saveNotificationChoices,
  saveNotificationLanguage,
} from './customer/notificationChoices.ts';
export { usePerson } from './customer/person.api.ts';
export { usePersonalNotifications } from './customer/personalNotifications.api.ts';
export { saveBusinessName, saveBusinessZone, saveNotificationSettings } from './customer/saveCustomer.ts';
export { savePerson } from './customer/savePerson.ts';

export { clearManagerKey, getManagerKey } from '../session/managerKey.ts';
export {
  fetchAllCommunities,
  fetchTeam,
  useAssignmentDirectory,
  useAssignmentListing,
  useCommunityDirectory,
  useCommunityListing,
  useEveryCommunity,
  useEveryCommunityListing,
  useTeamDirectory,
  useTeamListing,
} from './directory/directory.api.ts';
export { useFormerMembers } from './directory/formerMembers.api.ts';
export { useMemberNames } from './directory/useMemberNames.ts';
export type { Listing } from './directory/listing.ts';
export { mapFetchAll, type FetchAll, type FetchAllResult } from './fetchAllPages.ts';
export { openRecordCache } from './lastKnown/recordCache.ts';
export { useUnconfirmed } from './lastKnown/unconfirmed.ts';
export { recordFirstListeners, startFirstListeners } from './firstListeners.ts';
export type { Live, LiveResult } from './live.ts';
export { fetchStorageFile } from './pictures/fetchStorageFile.ts';
export { changeCodeLogo, type CodeLogoResult } from './pictures/changeCodeLogo.ts';
export { fetchPicture } from './pictures/fetchPicture.ts';
export { changeMemberPicture } from './pictures/changeMemberPicture.ts';
export { pictureAddress } from './pictures/pictureAddress.ts';
export type { PictureOptions, PictureResult } from './pictures/replacePicture.ts';
export { useCode, useCodePlace } from './publicPages/codes.api.ts';

export { useNextPrintPosition, usePrintedLabels, type LabelPlace } from './printing/printedLabels.api.ts';

export {
  requestReprint,
  newReprintId,
  cancelReprint,
  useReprintCutoff,
  useReprints,
} from './printing/reprints.api.ts';
export { usePublicBusiness, usePublicPage } from './publicPages/publicPages.api.ts';
export { useIsFieldUser, useVisitor } from './publicPages/visitor.ts';
export { sendProblems } from './problems/sendProblems.ts';
export {
  recentProblems,
  reportProblem,
  reportUncaughtErrors,
  type Problem,
  type ProblemOrigin,
} from './reportProblem.ts';
export { changeSchedule, type ChangeScheduleResult } from './schedule/changeSchedule.ts';
export { useUpcomingNights, useScheduleNights, useScheduleRange } from './schedule/nights.api.ts';
export { saveSettings, useSettings } from './settings/settings.api.ts';
export { useViolationTypes } from './settings/violationTypes.api.ts';
export { useRequestRecords } from './requests/requests.api.ts';
export { useRecentRequests, useRequestsSince } from './requests/useRequestsSince.ts';
export { useDamagedIds } from './damaged/damagedPaths.ts';
export { damagedRecordsOf, type DamagedRecord } from './damaged/damagedRecords.api.ts';
export { repairRecord } from './callables/repairCallable.ts';
export { confirmAccount, createStore, rootReducer, type RootState } from './store.ts';
export { hasUsageStatistics } from './statistics/hasUsageStatistics.ts';
export { useUsageChoice } from './statistics/useUsageChoice.ts';
export { usageChoicesKey, type UsageChoice } from './statistics/usageChoices.ts';
export { sendSupportRequest, useSupportRequests } from './support/supportRequests.api.ts';
export { recordActivity } from './team/recordActivity.ts';
export { useTeam, useTeamMember } from './team/team.api.ts';
export { selectNarrowing, type NarrowedField } from './tracking/selectNarrowing.ts';
export { ownRecordSource, recordSource, type RecordSource } from './tracking/recordSource.ts';
export { useNightResults, useShiftsInProgress } from './tracking/nightResults.api.ts';
export { useOpenViolations } from './tracking/openViolations.api.ts';
export {
  recordPageSize,
  type ListQuery,
  type RecordQuery,
  type TrackingKind,
  type TrackingRecords,
} from './tracking/recordQuery.ts';
export {
  fetchAllRecords,
  fetchUnitsById,
  useRecordCount,
  useTrackingRecord,
  useTrackingRecords,
  useUnitsById,
  type RecordPage,
} from './tracking/records.api.ts';
export type { NightResult } from './tracking/resultsOf.ts';
export { useNightClockInOuts, useNightRecords } from './tracking/nightRecords.api.ts';
export type { NightRecords } from './tracking/nightRecordsOf.ts';
export { useServiceLogsOf, useSubmissionsOf, useViolationsOf } from './units/unitHistory.api.ts';
export { fetchUnits, useAnyUnit, useUnit, useUnitListing } from './units/units.api.ts';
export { useConnection } from './connection/connection.ts';
export { useWrites } from './connection/writes.ts';
export { useAccount } from './useAccount.ts';
export { useNow } from './hooks/useNow.ts';
export { useKeepPreviousData } from './hooks/useKeepPreviousData.ts';
export { useTonightDate } from './hooks/useTonightDate.ts';
export { useUnsavedChanges } from './hooks/useUnsavedChanges.ts';

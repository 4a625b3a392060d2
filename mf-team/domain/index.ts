/** What the team decides: requests, changes of the schedule, and who may be kept, changed or forgotten. */
export {
  maxInactiveMembers,
  memberImportLimits,
  memberRecordsListed,
  requestDaysAhead,
  upcomingNights,
} from './limits.ts';
export * from './request/index.ts';
export * from './schedule/index.ts';
export * from './teamMember/index.ts';

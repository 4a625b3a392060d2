/** Team decisions: requests, swaps, schedule changes, and which records can be kept, changed or deleted. */
export {
  maxInactiveMembers,
  memberImportLimits,
  memberRecordsListed,
  requestDaysAhead,
  upcomingNights,
} from './limits.ts';
export * from './request/index.ts';
export * from './schedule/index.ts';
export * from './swap/index.ts';
export * from './teamMember/index.ts';

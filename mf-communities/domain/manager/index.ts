export {
  requestedClosuresFields,
  requestedClosuresProblem,
  closureAnswerSchema,
  closureRequestLimits,
  closureRequestSchema,
  planClosureAnswer,
} from './closureRequest.ts';
export type { ClosureRequest } from './closureRequest.ts';
export {
  managerGrantSchema,
  managerLimits,
  managerLinkActSchema,
  managerLinkSchema,
  managerLinkState,
  managerSessionMillis,
  managerTurnSchema,
  newManagerLinkSchema,
  planManagerLinkAction,
  untilProblem,
} from './managerLink.ts';
export type { ManagerLink, ManagerLinkAction, ManagerTurn, NewManagerLink } from './managerLink.ts';
export { missedReasonTexts } from './missedReasonTexts.ts';
export { datesBetween, managerNightOf, managerNightSchema } from './managerNight.ts';
export type { MissedReason, ManagerNight, NightRecords } from './managerNight.ts';
export {
  managerAccessSchema,
  managerClosuresRequestSchema,
  managerDoorRequestSchema,
  managerDoorSchema,
  managerLogsRequestSchema,
  managerLogsSchema,
  managerNightsRequestSchema,
  managerNightsSchema,
  managerOverviewSchema,
  managerPageLimits,
  managerPhotoRequestSchema,
  managerPhotoSchema,
  managerSessionSchema,
  managerViolationsRequestSchema,
  managerViolationsSchema,
  openedManagerPagesSchema,
  openManagerPagesSchema,
} from './managerPages.ts';
export type {
  ManagerAccess,
  ManagerDoor,
  ManagerLog,
  ManagerLogsRequest,
  ManagerOverview,
  ManagerPhotoRequest,
  ManagerViolation,
  ManagerViolationsRequest,
} from './managerPages.ts';
export { monthAfter, monthBefore, monthSpan, statementOf } from './managerStatement.ts';
export type { ManagerStatement } from './managerStatement.ts';
export { managerLinkCalls, managerPageCalls } from './calls.ts';

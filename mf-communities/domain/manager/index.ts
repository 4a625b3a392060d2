export {
  askedClosuresFields,
  askedClosuresProblem,
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
  planManagerLinkAct,
  untilProblem,
} from './managerLink.ts';
export type { ManagerLink, ManagerLinkAct, ManagerTurn, NewManagerLink } from './managerLink.ts';
export { mailsToOneManager, managerMailsPerDay } from './managerMailBound.ts';
export { datesBetween, managerNightOf, managerNightSchema } from './managerNight.ts';
export type { LeftReason, ManagerNight, NightRecords } from './managerNight.ts';
export {
  managerAccessSchema,
  managerClosuresAskedSchema,
  managerLogsAskedSchema,
  managerLogsSchema,
  managerNightsAskedSchema,
  managerNightsSchema,
  managerOverviewSchema,
  managerPageLimits,
  managerPhotoAskedSchema,
  managerPhotoSchema,
  managerSessionSchema,
  managerViolationsAskedSchema,
  managerViolationsSchema,
  openedManagerPagesSchema,
  openManagerPagesSchema,
} from './managerPages.ts';
export type {
  ManagerAccess,
  ManagerLog,
  ManagerLogsAsked,
  ManagerOverview,
  ManagerPhotoAsked,
  ManagerViolation,
  ManagerViolationsAsked,
} from './managerPages.ts';
export { monthAfter, monthBefore, monthSpan, statementOf } from './managerStatement.ts';
export type { ManagerStatement } from './managerStatement.ts';

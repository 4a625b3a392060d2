export { requestAnswerSchema, requestCallSchema } from './requestCall.ts';
export {
  asksAlready,
  decidedAs,
  hasOutcome,
  isDecided,
  outcomeOf,
  withDecision,
  withRequest,
} from './requestDecision.ts';
export type { DecidedRequests, NewRequest, RequestOutcome } from './requestDecision.ts';
export { isTimeOff, newRequestSchema, readRequest, requestRecordSchema } from './requestRecord.ts';
export type { AskedNight, PlacedRequest, RequestRecord, TeamRequest } from './requestRecord.ts';
export { mendableRequests } from './mendableRequests.ts';

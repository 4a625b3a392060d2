export { cancellationSchema, maxCancellationReason } from './cancellation.ts';
export { requestCalls } from './calls.ts';
export type { DecideRequestAnswer } from './calls.ts';
export { substituteRefusals } from './coverRefusals.ts';
export type { CoverRefusal } from './coverRefusals.ts';
export { newRequestSchema } from './newRequest.ts';
export {
  isDuplicateRequest,
  decidedAs,
  hasOutcome,
  isDecided,
  outcomeOf,
  withDecision,
  withRequest,
} from './requestDecision.ts';
export { repairableRequests } from './repairableRequests.ts';
export type { NewRequest, RequestOutcome } from './requestDecision.ts';

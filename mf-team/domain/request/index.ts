export { requestCalls } from './calls.ts';
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

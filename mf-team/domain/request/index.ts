export { requestCalls } from './calls.ts';
export {
  asksAlready,
  decidedAs,
  hasOutcome,
  isDecided,
  outcomeOf,
  withDecision,
  withRequest,
} from './requestDecision.ts';
export { mendableRequests } from './mendableRequests.ts';

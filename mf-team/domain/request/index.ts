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
export { mendableRequests } from './mendableRequests.ts';

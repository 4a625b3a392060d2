export type { NewRequest, RequestOutcome } from './requestDecision.ts';
export { isTimeOff, readRequest, requestRecordSchema } from './requestRecord.ts';
export type { RequestedNight, PlacedRequest, RequestRecord, TeamRequest } from './requestRecord.ts';
export { requestSchema } from './requestRecord.ts';
export { identifyingFields } from './requestDecision.ts';

export type { NewRequest, RequestOutcome } from './requestDecision.ts';
export { isTimeOff, newRequestSchema, readRequest, requestRecordSchema } from './requestRecord.ts';
export type { AskedNight, PlacedRequest, RequestRecord, TeamRequest } from './requestRecord.ts';
export { requestSchema } from './requestRecord.ts';
export { askedFields } from './requestDecision.ts';

export {
  isTimeOff,
  readRequest,
  requestKindOf,
  requestRecordSchema,
  requestSchema,
} from './requestRecord.ts';
export type { RequestedNight, PlacedRequest, RequestRecord, TeamRequest } from './requestRecord.ts';

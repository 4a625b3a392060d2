export { codePlaceSchema, codeSchema, shortPath } from './code.ts';
export type { CheckpointCodeState, Code, CodePlace } from './code.ts';
export { doorSchema, maxDoorNotices, noticeStatuses } from './door.ts';
export type { Door, DoorNotice } from './door.ts';
export { maxReprintCommunities, reprintForm, reprintSchema } from './reprint.ts';
export type { Reprint } from './reprint.ts';

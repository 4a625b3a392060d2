export { codePlaceSchema, codeSchema, shortPath } from './code.ts';
export type { CheckpointCodeState, Code, CodePlace } from './code.ts';
export { doorSchema, maxDoorNotices, noticeStatuses, type Door, type DoorNotice } from './door.ts';
export { maxReprintCommunities, reprintForm, reprintSchema, type Reprint } from './reprint.ts';

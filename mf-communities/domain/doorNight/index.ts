export {
  doorNightsSpan,
  doorResultOf,
  doorResultSchema,
  lastDoorNights,
  maxDoorLogs,
  shownDoorNights,
} from './doorNight.ts';
export type { DoorResult } from './doorNight.ts';
export { findDoors } from './findDoors.ts';
export type { FoundDoor } from './findDoors.ts';
export { tagPageCalls, tagPageSchema } from './calls.ts';
export type { TagPage } from './calls.ts';

export {
  doorNightsSpan,
  doorResultOf,
  doorResultSchema,
  findDoors,
  lastDoorNights,
  maxDoorLogs,
  shownDoorNights,
} from './doorNight.ts';
export type { DoorResult, FoundDoor } from './doorNight.ts';
export { tagPageCalls, tagPageSchema } from './calls.ts';
export type { TagPage } from './calls.ts';

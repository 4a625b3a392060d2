/** What every record and rule of the domain is made of. */
export { appError, callableErrorCodes, withCause } from './appError.ts';
export type { AppError } from './appError.ts';
export * from './constants.ts';
export { chunksOf } from './chunksOf.ts';
export { readDocument, readPayload } from './document.ts';
export type { DocumentResult, DocumentSchema } from './document.ts';
export { isDocumentId } from './documentId.ts';
export { instant } from './instant.ts';
export { messages } from './messages.ts';
export type { MessageKey } from './messages.ts';
export { firstNight, nightsInProgress, nightsUpTo } from './nights.ts';
export { collectionGroups, paths } from './paths.ts';
export { phoneOf } from './phoneOf.ts';
export { sameValue } from './sameValue.ts';
export { addDays, localDate, momentOfNight, serviceNight } from './serviceNight.ts';
export { weekdayOf, weekdays } from './weekday.ts';
export { momentsAt, wallClock } from './zonedTime.ts';
export type { Weekday } from './weekday.ts';

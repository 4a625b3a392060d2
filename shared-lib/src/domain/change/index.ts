/**
 * Changing a record: the calls that do it, the shape of decisions, conflict detection, and the settings that past
 * nights keep.
 */
export type { CallSchemas, CallTable, PayloadOf, ResultOf } from './calls.ts';
export type { Decision } from './decision.ts';
export { recordAsOf, settingsAsOf, withReplaced } from './pastSettings.ts';
export { changedFields, changedMeanwhile, hasChanged, revisionOf, revisionSchema } from './revision.ts';
export type { Revision } from './revision.ts';

/** Changing a record: the shape of decisions, conflict detection, and what past nights keep. */
export type { Decision } from './decision.ts';
export { asOn, pastOn, withReplaced } from './pastSettings.ts';
export { changedFields, changedMeanwhile, hasChanged, revisionOf, revisionSchema } from './revision.ts';
export type { Revision } from './revision.ts';

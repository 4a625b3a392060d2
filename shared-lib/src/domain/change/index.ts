/** Changing a record: the shape of decisions, and conflict detection. */
export type { Decision } from './decision.ts';
export { changedFields, changedMeanwhile, hasChanged, revisionOf, revisionSchema } from './revision.ts';
export type { Revision } from './revision.ts';

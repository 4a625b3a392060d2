/** How a record is changed: what a decision says, and whether somebody else was first. */
export type { Decision } from './decision.ts';
export { changedFields, changedMeanwhile, hasChanged, revisionOf, revisionSchema } from './revision.ts';
export type { Revision } from './revision.ts';

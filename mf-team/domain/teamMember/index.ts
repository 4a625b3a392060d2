export { memberCalls } from './calls.ts';
export { forgettableMembers, payRecordYears } from './formerMembers.ts';
export { lockedMemberFields } from './lockedMemberFields.ts';
export { deactivationWrites } from './deactivationWrites.ts';
export type { Handover } from './deactivationWrites.ts';
export { memberRowSchema } from './memberRow.ts';
export { repairableMembers } from './repairableMembers.ts';

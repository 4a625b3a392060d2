export { forgettableMembers, payRecordYears } from './formerMembers.ts';
export { lockedMemberFields } from './lockedMemberFields.ts';

/**
 * Everything the product knows about its field: one folder for each entity, with its schema, its rules and their
 * tests.
 */
export * from './account/index.ts';
export * from './base/index.ts';
export * from './broadcast/index.ts';
export * from './change/index.ts';
export * from './checkpoint/index.ts';
export * from './clockInOut/index.ts';
export * from './code/index.ts';
export * from './community/index.ts';
export * from './consent/index.ts';
export * from './contactSubmission/index.ts';
export * from './customer/index.ts';
export * from './damage/index.ts';
export * from './importing/index.ts';
export * from './message/index.ts';
export * from './notification/index.ts';
export * from './payPeriod/index.ts';
export * from './photo/index.ts';
export * from './plan/index.ts';
export * from './problem/index.ts';
export * from './request/index.ts';
export * from './schedule/index.ts';
export * from './serviceLog/index.ts';
export * from './settings/index.ts';
export * from './shiftReport/index.ts';
export * from './subscription/index.ts';
export * from './summary/reading.ts';
export * from './supportRequest/index.ts';
export * from './teamMember/index.ts';
export * from './unit/index.ts';
export * from './violation/index.ts';

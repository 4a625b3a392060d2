/**
 * Tracking decisions: corrections and approval of working time, reviews of reports, corrections of service
 * logs, and violation cases; and how search finds them.
 */
export * from './checkpoint/index.ts';
export * from './clockInOut/index.ts';
export * from './nightApproval/index.ts';
export * from './nightReview/index.ts';
export * from './payPeriod/index.ts';
export * from './photo/index.ts';
export * from './proof/index.ts';
export * from './round/index.ts';
export * from './roundCheck/index.ts';
export * from './schedule/index.ts';
export * from './search/index.ts';
export * from './serviceLog/index.ts';
export * from './shiftReport/index.ts';
export * from './violation/index.ts';

/**
 * Tracking decisions: corrections and approval of working time, reviews of reports, corrections of service
 * logs, and violation cases; how search finds them; and a night as a timeline.
 */
export * from './checkpoint/index.ts';
export * from './checkpointGrid/index.ts';
export * from './clockInOut/index.ts';
export * from './nightApproval/index.ts';
export * from './nightReview/index.ts';
export * from './payPeriod/index.ts';
export * from './photo/index.ts';
export * from './proof/index.ts';
export * from './round/index.ts';
export * from './roundCheck/index.ts';
export * from './roundNote/index.ts';
export * from './schedule/index.ts';
export * from './scorecard/index.ts';
export * from './search/index.ts';
export * from './serviceLog/index.ts';
export * from './shiftReport/index.ts';
export * from './timeline/index.ts';
export * from './violation/index.ts';

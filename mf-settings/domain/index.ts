/** The settings’ decisions: broadcasts, consent to texts, exports, saved code designs, and violation types. */
export * from './activity/index.ts';
export * from './broadcast/index.ts';
export * from './consent/index.ts';
export * from './dataExport/index.ts';
export * from './message/index.ts';
export * from './push/index.ts';
export * from './settings/index.ts';
export * from './violation/index.ts';

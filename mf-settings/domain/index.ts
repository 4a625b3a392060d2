/** What the settings decide: broadcasts, consent to texts, exports, code looks, and changes of violation types. */
export * from './activity/index.ts';
export * from './broadcast/index.ts';
export * from './consent/index.ts';
export * from './dataExport/index.ts';
export * from './message/index.ts';
export * from './push/index.ts';
export * from './settings/index.ts';
export * from './violation/index.ts';

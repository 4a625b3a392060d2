/** Decisions about communities: bin tags, units, checkpoints, resident requests and property managers. */
export * from './binTag/index.ts';
export * from './checkpoint/index.ts';
export * from './code/index.ts';
export * from './community/index.ts';
export * from './consent/index.ts';
export * from './contactAnswer/index.ts';
export * from './contactSubmission/index.ts';
export * from './doorNight/index.ts';
export * from './manager/index.ts';
export * from './pastSettings/index.ts';
export * from './search/index.ts';
export * from './unit/index.ts';
export * from './verdict/index.ts';
export * from './importing/index.ts';
export * from './settings/index.ts';
export * from './publicNight/index.ts';

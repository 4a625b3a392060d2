/** The Cloud Functions of all codebases, under the names they are called by; the local Firebase runs them in one process. */
export * from './core/index.ts';
export * from 'mf-team/functions';
export * from 'mf-communities/functions';
export * from 'mf-tracking/functions';
export * from 'mf-settings/functions';
export * from 'mf-billing/functions';

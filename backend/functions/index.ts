/** The Cloud Functions of all codebases, each under the name by which it is called; the local Firebase runs them in one process. */
export * from './codebases/core.ts';
export * from './codebases/team.ts';
export * from './codebases/communities.ts';
export * from './codebases/tracking.ts';
export * from './codebases/settings.ts';
export * from './codebases/billing.ts';

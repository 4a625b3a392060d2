export { compileRules } from './compileRules.ts';
export type { Decision, OnDecision } from './createAuthorize.ts';
export { FirestoreRules } from './FirestoreRules.ts';
export { describeProblem, RulesCompileError } from './RulesCompileError.ts';
export { StorageRules, type FirestoreDocuments } from './StorageRules.ts';

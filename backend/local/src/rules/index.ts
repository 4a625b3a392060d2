export { compileRules } from './compileRules.ts';
export { FirestoreRules } from './FirestoreRules.ts';
export { readRulesPaths } from './readRulesPaths.ts';
export { RulesCompileError } from './RulesCompileError.ts';
export { StorageRules } from './StorageRules.ts';

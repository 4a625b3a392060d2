export { caseNumberTyped } from './caseNumberTyped.ts';
export { reportTyped, type TypedReport } from './reportTyped.ts';

export { caseNumberTyped } from './caseNumberTyped.ts';

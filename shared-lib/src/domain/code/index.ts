export { codePlaceSchema, codeSchema, isCode, shortPath } from './code.ts';
export type { CheckpointCodeState, Code, CodePlace } from './code.ts';

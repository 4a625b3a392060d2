export { binTagActs, binTagCodeState, binTagSchema, maxBinTagEvents } from './binTag.ts';
export type { BinTag, BinTagEvent } from './binTag.ts';
export {
  binTagBatchSchema,
  binTagLabel,
  maxBinTagBatch,
  maxBinTagPairs,
  newBinTagBatchSchema,
} from './binTagBatch.ts';
export type { BinTagBatch, NewBinTagBatch } from './binTagBatch.ts';
export { binTagChangeSchema, binTagRefusals, planBinTagChange } from './binTagChange.ts';
export type {
  BinTagChange,
  BinTagFacts,
  BinTagPlan,
  BinTagRefusal,
  BinTagWrite,
  TaggedUnit,
} from './binTagChange.ts';
export { binTagImportLimits, planBinTagImport } from './binTagImport.ts';
export type { BinTagRow, TagOrUnit } from './binTagImport.ts';
export { binTagPairsSchema, pairsInSequence } from './binTagPairs.ts';
export type { RequestedBinTagPair, BinTagPair, BinTagPairs } from './binTagPairs.ts';
export { planBinTagPairs } from './planBinTagPairs.ts';
export type { PlannedPairs, RefusedPair } from './planBinTagPairs.ts';
export { repairableBinTags } from './repairableBinTags.ts';
export { binTagCalls } from './calls.ts';

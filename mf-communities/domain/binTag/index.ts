export {
  binTagActions,
  binTagCodeState,
  binTagSchema,
  maxBinTagEvents,
  repairableBinTags,
} from './binTag.ts';
export type { BinTag, BinTagEvent } from './binTag.ts';
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
export {
  binTagBatchSchema,
  binTagLabel,
  binTagPairsSchema,
  maxBinTagBatch,
  maxBinTagPairs,
  newBinTagBatchSchema,
  pairsInSequence,
  planBinTagPairs,
} from './binTagPairs.ts';
export type {
  BinTagBatch,
  BinTagPair,
  BinTagPairs,
  NewBinTagBatch,
  PlannedPairs,
  RefusedPair,
  RequestedBinTagPair,
} from './binTagPairs.ts';
export { binTagCalls } from './calls.ts';

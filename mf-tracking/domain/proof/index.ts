export {
  doorProofSchema,
  isProofOpen,
  proofContentOf,
  proofExpiresAt,
  proofKeySchema,
  proofLimits,
} from './doorProof.ts';
export type { DoorOnNightAsked, DoorProof, ProofContent } from './doorProof.ts';
export { proofText, proofWords } from './proofWords.ts';
export type { ProofLanguage } from './proofWords.ts';
export { doorProofCalls, proofPageCalls } from './calls.ts';

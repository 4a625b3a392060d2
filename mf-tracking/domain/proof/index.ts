export {
  doorProofSchema,
  isProofOpen,
  proofContentOf,
  proofExpiresAt,
  proofKeySchema,
  proofLimits,
} from './doorProof.ts';
export type { DoorOnNightAsked, DoorProof, ProofContent } from './doorProof.ts';
export { proofText, proofTexts } from './proofTexts.ts';
export type { ProofLanguage } from './proofTexts.ts';
export { doorProofCalls, proofPageCalls } from './calls.ts';

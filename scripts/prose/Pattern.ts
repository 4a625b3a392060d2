import type { PassageKind } from './passage.ts';

/** Words that don't sound native, and what to write instead. The terms and the section "Voice" are in docs/glossary.md. */
export interface Pattern {
  readonly name: string;
  /** Global; matched in each sentence. */
  readonly pattern: RegExp;
  /** What to write instead, as shown in a finding. */
  readonly say: string;
  /** Kinds of prose where the words are fine. */
  readonly notIn?: readonly PassageKind[];
}

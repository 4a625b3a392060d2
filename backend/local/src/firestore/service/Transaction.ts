import type { CompiledQuery } from '../query/compileQuery.ts';

/** A transaction under way. */
export interface Transaction {
  id: string;
  /** Smaller for older ones; what is tried again keeps its age. */
  order: number;
  /** Read-only transactions read this version; the others the latest, which they lock. */
  version: number;
  readOnly: boolean;
  readNames: Set<string>;
  queries: Pick<CompiledQuery, 'scope' | 'matches'>[];
  /** Whether it had to give way to an older one. */
  aborted: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
  expiresAt: number;
}

import type { CompiledQuery } from '../query/compileQuery.ts';

export interface Transaction {
  id: string;
  /** Smaller for older ones; a retry keeps its age. */
  order: number;
  /** Read-only transactions read this version; others read the latest and lock it. */
  version: number;
  readOnly: boolean;
  readNames: Set<string>;
  queries: Pick<CompiledQuery, 'scope' | 'matches'>[];
  /** Whether it had to yield to an older one. */
  aborted: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
  expiresAt: number;
}

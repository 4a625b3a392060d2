import type { RulesPath, RulesValue } from '../values/RulesValue.ts';

/** Reads documents for `get()` and related functions; null if nonexistent. May throw EvaluationError. */
export type DocumentLookup = (path: RulesPath, state: 'before' | 'after') => RulesValue;

/**
 * The functions that look up documents: the state they read, and whether they only check for existence. The others fail for nonexistent
 * documents.
 */
export const LOOK_UPS: Readonly<Record<string, { state: 'before' | 'after'; existence: boolean }>> = {
  get: { state: 'before', existence: false },
  exists: { state: 'before', existence: true },
  getAfter: { state: 'after', existence: false },
  existsAfter: { state: 'after', existence: true },
};

import type { RulesPath, RulesValue } from '../values/RulesValue.ts';

/** Reads documents for `get()` and its kin: null where there is none. May throw EvaluationError. */
export type LookUp = (path: RulesPath, state: 'before' | 'after') => RulesValue;

/** The functions that look documents up: which state they look at, and whether they only say if there is one; the others fail where there is none. */
export const LOOK_UPS: Readonly<Record<string, { state: 'before' | 'after'; existence: boolean }>> = {
  get: { state: 'before', existence: false },
  exists: { state: 'before', existence: true },
  getAfter: { state: 'after', existence: false },
  existsAfter: { state: 'after', existence: true },
};

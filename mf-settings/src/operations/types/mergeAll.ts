import type { CallableError } from 'shared-lib/data';
import { type ViolationTypeMerge } from 'mf-settings/domain';
import { callViolationTypes } from '../../data/callables.ts';

/** The result of a merge: how many cases were moved, or why it stopped early. */
export type Merged =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: CallableError };

/**
 * Merges two types in as many calls as needed.
 * @param onMoved called with the number of moved cases, after each call
 */
export const mergeAll = async (
  merge: ViolationTypeMerge,
  onMoved: (moved: number) => void,
): Promise<Merged> => {
  let moved = 0;
  for (;;) {
    const result = await callViolationTypes('mergeViolationTypes', merge);
    if (!result.ok) return result;
    moved += result.value.moved;
    onMoved(moved);
    if (result.value.left === 0) return { ok: true, value: moved };
  }
};

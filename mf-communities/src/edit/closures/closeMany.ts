import { changeClosures } from '../../data/communityCallables.ts';
import type { CallableError } from 'shared-lib/data';
import { closureCall, type ClosureChange } from 'mf-communities/domain';

export type ClosuresDone =
  | { readonly ok: true; readonly changes: readonly ClosureChange[] }
  /** What was done until then is in it, so that it can be taken back. */
  | { readonly ok: false; readonly changes: readonly ClosureChange[]; readonly error: CallableError };

/**
 * Changes the closures of communities, however many, a call for some of them at a time; repeating it changes nothing more.
 * @param onProgress is told how many communities are done
 */
export async function closeMany(
  changes: readonly ClosureChange[],
  onProgress: (done: number) => void,
): Promise<ClosuresDone> {
  const done: ClosureChange[] = [];
  for (let start = 0; start < changes.length; start += closureCall.communities) {
    const result = await changeClosures(changes.slice(start, start + closureCall.communities));
    if (!result.ok) return { ok: false, changes: done, error: result.error };
    done.push(
      ...result.value.changes.map(({ communityId, added, removed }) => ({
        communityId,
        add: added,
        remove: removed,
      })),
    );
    onProgress(Math.min(start + closureCall.communities, changes.length));
  }
  return { ok: true, changes: done };
}

/** What takes changes back. */
export const takenBack = (changes: readonly ClosureChange[]): ClosureChange[] =>
  changes
    .filter(({ add, remove }) => add.length + remove.length > 0)
    .map(({ communityId, add, remove }) => ({ communityId, add: remove, remove: add }));

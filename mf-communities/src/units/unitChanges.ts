import type { CallableResult } from 'shared-lib/data';
import { callUnits } from '../data/callables.ts';
import { chunksOf } from 'shared-lib/domain';
import { maxUnitsOfCall, type Resident, type UnitEdit, type UnitRow } from 'mf-communities/domain';

/** Sends items in call-sized parts, one after the other; stops at the first part that fails. */
async function inParts<Item>(
  items: readonly Item[],
  send: (part: Item[]) => Promise<CallableResult<unknown>>,
): Promise<CallableResult<unknown>> {
  for (const part of chunksOf(items, maxUnitsOfCall)) {
    const answer = await send(part);
    if (!answer.ok) return answer;
  }
  return { ok: true, value: null };
}

/**
 * Adds new units.
 * @param importId an id for undoing them together
 */
export const addUnits = (communityId: string, importId: string, rows: readonly UnitRow[]) =>
  inParts(rows, (part) =>
    callUnits('importUnits', {
      communityId,
      importId,
      rows: part,
      expected: { new: part.length, changed: 0 },
    }),
  );

/** Edits several units. */
export const bulkEdit = (communityId: string, edits: readonly UnitEdit[]) =>
  inParts(edits, (part) => callUnits('editUnits', { communityId, edits: part }));

/**
 * Moves the residents of several units out.
 * @param on `YYYY-MM-DD`
 */
export const moveOut = (communityId: string, unitIds: readonly string[], on: string) =>
  inParts(unitIds, (part) => callUnits('moveResidents', { act: 'out', communityId, unitIds: part, on }));

/** Undoes a move-out. */
export const moveBack = (communityId: string, residents: readonly Resident[]) =>
  inParts(residents, (part) => callUnits('moveResidents', { act: 'back', communityId, residents: part }));

/** Deletes several units. */
export const bulkDelete = (communityId: string, unitIds: readonly string[]) =>
  inParts(unitIds, (part) => callUnits('deleteUnits', { communityId, unitIds: part }));

import type { CallableResult } from 'shared-lib/data';
import { deleteUnits, editUnits, importUnits, moveResidents } from '../data/unitCallables.ts';
import { chunksOf } from 'shared-lib/domain';
import { maxUnitsOfCall, type Resident, type UnitEdit, type UnitRow } from 'mf-communities/domain';

/** Sends things in parts that one call takes, one after the other; ends with the first part that is refused. */
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

/** A row of which only the door is known. */
export const rowAt = (door: Pick<UnitRow, 'building' | 'floor' | 'unitNumber'>): UnitRow => ({
  ...door,
  residentName: null,
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
});

/**
 * Adds units that are not there yet.
 * @param importId by which they can be taken back together
 */
export const addUnits = (communityId: string, importId: string, rows: readonly UnitRow[]) =>
  inParts(rows, (part) =>
    importUnits({ communityId, importId, rows: part, expected: { new: part.length, changed: 0 } }),
  );

/** Edits several units. */
export const editSeveral = (communityId: string, edits: readonly UnitEdit[]) =>
  inParts(edits, (part) => editUnits(communityId, part));

/** Residents of several units move out. @param on `YYYY-MM-DD` */
export const moveOut = (communityId: string, unitIds: readonly string[], on: string) =>
  inParts(unitIds, (part) => moveResidents({ act: 'out', communityId, unitIds: part, on }));

/** Takes a move out back. */
export const moveBack = (communityId: string, residents: readonly Resident[]) =>
  inParts(residents, (part) => moveResidents({ act: 'back', communityId, residents: part }));

/** Deletes several units. */
export const deleteSeveral = (communityId: string, unitIds: readonly string[]) =>
  inParts(unitIds, (part) => deleteUnits(communityId, part));

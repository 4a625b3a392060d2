import * as z from 'shared-lib/domain/schema';
import type { ResidentMove, UnitEdit, UnitImport } from 'mf-communities/domain';
import { call, undoneImport } from 'shared-lib/data/kit';

/**
 * Adds and changes up to 250 units of a community, all of them or none; refused with `failed-precondition` when that comes to other counts
 * than expected. Sending a part again does nothing twice.
 */
export const importUnits = (part: UnitImport) => call('importUnits', part, z.unknown());

/** Takes back what an import of units has added and changed, as far as nobody has changed it since; it can be repeated. */
export const undoUnitImport = (communityId: string, importId: string) =>
  call('undoUnitImport', { communityId, importId }, undoneImport);

/** Edits up to 250 units of a community, all of them or none; refused with `aborted` when someone else changed one first. */
export const editUnits = (communityId: string, edits: readonly UnitEdit[]) =>
  call('editUnits', { communityId, edits }, z.unknown());

/** Clears what is known of residents who move out, but for the dates; or takes that back. */
export const moveResidents = (move: ResidentMove) => call('moveResidents', move, z.unknown());

/** Deletes up to 250 units of a community, all of them or none; their bin tags become free. */
export const deleteUnits = (communityId: string, unitIds: readonly string[]) =>
  call('deleteUnits', { communityId, unitIds }, z.unknown());

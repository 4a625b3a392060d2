import { unitCalls, type ResidentMove, type UnitEdit, type UnitImport } from 'mf-communities/domain';
import { callerOf } from 'shared-lib/data/kit';

const callUnits = callerOf(unitCalls);

/**
 * Adds and changes up to 250 units of a community, all or nothing; refused with `failed-precondition` if the
 * counts differ from the expected ones. Idempotent.
 */
export const importUnits = (part: UnitImport) => callUnits('importUnits', part);

/** Undoes an import of units, except for units changed since; idempotent. */
export const undoUnitImport = (communityId: string, importId: string) =>
  callUnits('undoUnitImport', { communityId, importId });

/** Edits up to 250 units of a community, all or nothing; refused with `aborted` after a concurrent change. */
export const editUnits = (communityId: string, edits: readonly UnitEdit[]) =>
  callUnits('editUnits', { communityId, edits });

/** Clears the data of residents who move out, except the dates; or undoes that. */
export const moveResidents = (move: ResidentMove) => callUnits('moveResidents', move);

/** Deletes up to 250 units of a community, all or nothing; their bin tags become free. */
export const deleteUnits = (communityId: string, unitIds: readonly string[]) =>
  callUnits('deleteUnits', { communityId, unitIds });

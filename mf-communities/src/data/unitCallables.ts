import * as z from 'shared-lib/domain/schema';
import type { ResidentMove, UnitEdit, UnitImport } from 'mf-communities/domain';
import { call, undoImportResultSchema } from 'shared-lib/data/kit';

/**
 * Adds and changes up to 250 units of a community, all or nothing; refused with `failed-precondition` if the
 * counts differ from the expected ones. Idempotent.
 */
export const importUnits = (part: UnitImport) => call('importUnits', part, z.unknown());

/** Undoes an import of units, except for units changed since; idempotent. */
export const undoUnitImport = (communityId: string, importId: string) =>
  call('undoUnitImport', { communityId, importId }, undoImportResultSchema);

/** Edits up to 250 units of a community, all or nothing; refused with `aborted` after a concurrent change. */
export const editUnits = (communityId: string, edits: readonly UnitEdit[]) =>
  call('editUnits', { communityId, edits }, z.unknown());

/** Clears the data of residents who move out, except the dates; or undoes that. */
export const moveResidents = (move: ResidentMove) => call('moveResidents', move, z.unknown());

/** Deletes up to 250 units of a community, all or nothing; their bin tags become free. */
export const deleteUnits = (communityId: string, unitIds: readonly string[]) =>
  call('deleteUnits', { communityId, unitIds }, z.unknown());

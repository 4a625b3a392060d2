import type { Transaction } from 'firebase-admin/firestore';
import { paths, unitSchema } from 'shared-lib/domain';
import { binTagSchema, spellingsOf, findStatedUnit } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import type { PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';

/** A form's unit and tag, as far as known. The sender never learns them. */
export interface Door {
  readonly tag: { readonly id: string; readonly unitId: string | null; readonly door: string | null } | null;
  readonly unitId: string | null;
}

/** How many units with one of the spellings are compared: one in each building. */
const maxUnits = 50;

/**
 * Finds a form's door: by the tag whose page it was written on or, if that is unassigned, by the number that
 * was entered. Another community's tag doesn't count.
 */
export const doorOf = async (
  transaction: Transaction,
  { customerId, community }: PublicPlace,
  { binTagId, unitNumber }: { readonly binTagId: string | null; readonly unitNumber: string | null },
): Promise<Door> => {
  const stored =
    binTagId === null ? null : await transaction.get(firestore().doc(paths.binTag(customerId, binTagId)));
  const tag = stored ? recordOf(binTagSchema, stored) : null;
  const isHere = tag?.communityId === community.id;
  const known = tag && isHere ? { id: tag.id, unitId: tag.unitId, door: tag.label || null } : null;
  if (known?.unitId) return { tag: known, unitId: known.unitId };
  const spellings = unitNumber === null ? [] : spellingsOf(unitNumber);
  if (unitNumber === null || spellings.length === 0) return { tag: known, unitId: null };
  const units = firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', community.id)
    .where('unitNumber', 'in', spellings);
  const found = (await transaction.get(units.limit(maxUnits))).docs.flatMap(
    (unit) => recordOf(unitSchema, unit) ?? [],
  );
  return { tag: known, unitId: findStatedUnit(unitNumber, found)?.id ?? null };
};

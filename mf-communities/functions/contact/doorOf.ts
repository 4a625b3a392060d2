import type { Transaction } from 'firebase-admin/firestore';
import { paths, unitSchema } from 'shared-lib/domain';
import { binTagSchema, spellingsOf, unitSaid } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import type { PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';

/** What a form is about, as far as it is known. Whoever sent it never learns that. */
export interface Door {
  readonly tag: { readonly id: string; readonly unitId: string | null; readonly door: string | null } | null;
  readonly unitId: string | null;
}

/** As many units with one of the spellings as are compared: one of each building. */
const mostUnits = 50;

/**
 * Finds the door that a form is about: by the tag on whose page it was written, or, where that hangs nowhere, by the number that was typed.
 * A tag of another community counts for nothing.
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
  const found = (await transaction.get(units.limit(mostUnits))).docs.flatMap(
    (unit) => recordOf(unitSchema, unit) ?? [],
  );
  return { tag: known, unitId: unitSaid(unitNumber, found)?.id ?? null };
};

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { countVerdicts, readDocument, unitKey, unitSchema, type RowPlan, type Unit } from 'shared-lib/domain';
import { planRecipient, type RecipientRow } from 'mf-settings/domain';
import { importMarkOf, isUnchangedSinceImport } from 'backend/functions/core/community/importMark.ts';

/** A row of a part with its unit, in their current state. */
interface PlannedRecipient {
  readonly row: RecipientRow;
  readonly unit: DocumentSnapshot;
  readonly plan: RowPlan<RecipientRow>;
}

const unitIn = (document: DocumentSnapshot, row: RecipientRow): Unit | null => {
  const read = readDocument(unitSchema, document.ref.path, document.data() ?? {});
  if (!document.exists || !read.ok) return null;
  const isThere = read.value.communityId === row.communityId && unitKey(read.value) === unitKey(row);
  return isThere ? read.value : null;
};

/**
 * Plans a part of a recipient import again. What the same import has already written counts as planned, so a part
 * whose response was lost can be resent.
 * @param units of the rows, in order
 * @param suppressed the numbers that the business doesn't text
 */
export const planRecipientPart = (
  rows: readonly RecipientRow[],
  units: readonly DocumentSnapshot[],
  suppressed: ReadonlySet<string>,
  importId: string,
) => {
  const planned = rows.map((row, index): PlannedRecipient => {
    const unit = units[index]!;
    return { row, unit, plan: planRecipient(row, unitIn(unit, row), suppressed.has(row.phone)) };
  });
  const done = planned.flatMap(({ unit, plan }) => {
    const mark = plan.verdict === 'unchanged' && isUnchangedSinceImport(unit) ? importMarkOf(unit) : null;
    return mark?.id === importId ? [{ verdict: mark.verdict ?? 'changed' }] : [];
  });
  const counts = countVerdicts([...planned.map(({ plan }) => plan), ...done]);
  return {
    new: counts.new,
    changed: counts.changed,
    writes: planned.filter(({ plan }) => plan.verdict === 'new' || plan.verdict === 'changed'),
  };
};

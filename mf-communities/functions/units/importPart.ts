import { countVerdicts, unitKey, type PlannedRow, type UnitConsent } from 'shared-lib/domain';
import { newUnitId, planImport } from 'mf-communities/domain';
import { planConsent, type ConsentPlan } from 'backend/functions/core/consent/domain/planConsent.ts';
import { unitImportRules, type UnitImport, type UnitRow } from 'mf-communities/domain';
import type { ImportMark } from 'backend/functions/core/community/importMark.ts';
import type { StoredUnit } from './communityUnits.ts';

/** A write of one unit by an import. */
export interface UnitWrite {
  readonly unitId: string;
  readonly isNew: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly mark: ImportMark;
  /** What the unit's consent comes to, where it gets another number; null where it keeps its own. */
  readonly consent: Extract<ConsentPlan, { ok: true }> | null;
}

/** What a part of an import comes to, as the units are now. */
export interface PlannedPart {
  /** Units that it adds or has added, and that it changes or has changed. */
  readonly new: number;
  readonly changed: number;
  /** What is left to write. */
  readonly writes: readonly UnitWrite[];
}

/** A new unit, with what it has of which its row says nothing. */
const newFields = (row: UnitRow) => ({
  ...row,
  language: row.language ?? 'en',
  status: row.status ?? 'active',
  smsOptIn: false,
  residencies: [],
});

/** Consent is that of a number: with another one it ends. */
const afterNewNumber = ({ consent, phone: before }: StoredUnit, phone: string | null) => {
  const plan = planConsent({}, { unit: { ...consent, phone: before }, phone, suppression: null }, Date.now());
  return plan.ok ? plan : null;
};

const consentBefore = ({ consent }: StoredUnit): UnitConsent => {
  const { smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt } = consent;
  return { smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt };
};

/**
 * Plans a part of an import again. What the same import has written before counts as planned then, so that a part whose answer was lost
 * can be sent again.
 */
export function planPart(
  { communityId, importId, rows }: Pick<UnitImport, 'communityId' | 'importId' | 'rows'>,
  units: readonly StoredUnit[],
): PlannedPart {
  const stored = new Map(units.map((unit) => [unit.id, unit]));
  const taken = new Set(stored.keys());
  const plans = planImport(
    rows.map((values, line) => ({ line, ok: true as const, values })),
    units,
    unitImportRules,
  );
  const doneBefore = (plan: PlannedRow<UnitRow>) => {
    const mark = plan.verdict === 'unchanged' ? stored.get(plan.id)?.lastImport : null;
    return mark?.id === importId ? mark : null;
  };
  const marks = plans.flatMap((plan) => doneBefore(plan) ?? []);
  const counts = countVerdicts(plans);
  return {
    new: counts.new + marks.filter(({ before }) => before === null).length,
    changed: counts.changed + marks.filter(({ before }) => before !== null).length,
    writes: plans.flatMap((plan): UnitWrite[] => {
      if (plan.verdict === 'new') {
        const unitId = newUnitId(communityId, unitKey(plan.values), taken);
        taken.add(unitId);
        const mark = { id: importId, before: null };
        return [{ unitId, isNew: true, fields: newFields(plan.values), mark, consent: null }];
      }
      if (plan.verdict !== 'changed') return [];
      const { id, differences } = plan;
      const now = Object.fromEntries(differences.map(({ field, to }) => [field, to]));
      const old = Object.fromEntries(differences.map(({ field, from }) => [field, from]));
      const unit = stored.get(id);
      const earlier = unit?.lastImport;
      const consent = unit && 'phone' in now ? afterNewNumber(unit, plan.values.phone) : null;
      const mark = {
        id: importId,
        // What this import has added stays added by it, and what it changed before is put back as it was before both.
        before: earlier?.id === importId ? earlier.before && { ...old, ...earlier.before } : old,
        ...(unit && consent && { consent: consentBefore(unit) }),
      };
      return [{ unitId: id, isNew: false, fields: now, mark, consent }];
    }),
  };
}

import { countVerdicts, unitKey, type PlannedRow, type UnitConsent } from 'shared-lib/domain';
import { planImport } from 'mf-communities/domain';
import { planConsent, type ConsentPlan } from 'backend/functions/core/consent/domain/planConsent.ts';
import { unitImportRules, type UnitImport, type UnitRow } from 'mf-communities/domain';
import type { ImportMark } from 'backend/functions/core/community/importMark.ts';
import { hashOf } from 'shared-lib/domain/summaries';
import type { StoredUnit } from './communityUnits.ts';

/** A write of one unit by an import. */
export interface UnitWrite {
  readonly unitId: string;
  readonly isNew: boolean;
  readonly door: Pick<UnitRow, 'building' | 'unitNumber'>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly mark: ImportMark;
  /** The unit's consent after a new number; null if the number stays. */
  readonly consent: Extract<ConsentPlan, { ok: true }> | null;
}

const doorOf = ({ building, unitNumber }: UnitRow) => ({ building, unitNumber });

/** The plan of an import's part, given the current units. */
export interface PlannedPart {
  /** Units it adds or has added, and changes or has changed. */
  readonly new: number;
  readonly changed: number;
  /** The remaining writes. */
  readonly writes: readonly UnitWrite[];
}

/** A new unit, with defaults for the fields its row doesn't have. */
const newFields = (row: UnitRow) => ({
  ...row,
  language: row.language ?? 'en',
  status: row.status ?? 'active',
  smsOptIn: false,
  residencies: [],
});

/** Consent belongs to a number: a new one ends it. */
const afterNewNumber = ({ consent, phone: before }: StoredUnit, phone: string | null) => {
  const plan = planConsent({}, { unit: { ...consent, phone: before }, phone, suppression: null }, Date.now());
  return plan.ok ? plan : null;
};

const consentBefore = ({ consent }: StoredUnit): UnitConsent => {
  const { smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt } = consent;
  return { smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt };
};

/**
 * The id of a new unit. It depends only on the door, so adding the same door twice creates one unit.
 * @param key from `unitKey`
 * @param taken the ids of the community's units. A renamed one may still have the id of its former door.
 */
export function newUnitId(communityId: string, key: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = `${communityId}/${key}/${attempt}`;
    const id = `u${hashOf(text).toString(36)}${hashOf([...text].reverse().join('')).toString(36)}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * Plans a part of an import again. Anything the same import has already written counts as planned, so that a
 * part whose response was lost can be sent again.
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
        return [
          {
            unitId,
            isNew: true,
            door: doorOf(plan.values),
            fields: newFields(plan.values),
            mark,
            consent: null,
          },
        ];
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
        // Units this import has added still count as added, and its earlier changes are undone along with the
        // new ones.
        before: earlier?.id === importId ? earlier.before && { ...old, ...earlier.before } : old,
        ...(unit && consent && { consent: consentBefore(unit) }),
      };
      return [{ unitId: id, isNew: false, door: doorOf(plan.values), fields: now, mark, consent }];
    }),
  };
}

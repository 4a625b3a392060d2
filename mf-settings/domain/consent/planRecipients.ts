import {
  differingFields,
  doorName,
  doorNameKey,
  normalizeName,
  unitKey,
  type PlannedRow,
  type ReadRow,
  type RowPlan,
  type Unit,
} from 'shared-lib/domain';
import type { ComparedRecipient, RecipientRow } from './recipientRow.ts';

/** The fields of a unit that a row may change, in addition to consent. */
const plainFields = ({ residentName, phone, language }: RecipientRow) => ({ residentName, phone, language });

const invalid = (field: string, code: string): RowPlan<RecipientRow> => ({
  verdict: 'invalid',
  problems: { [field]: { code } },
});

/** Whether a row without a number repeats what is stored, as the product's own lists do for residents without one. */
const repeats = ({ consent, residentName, language }: RecipientRow, unit: ComparedRecipient) =>
  (consent === null || consent === unit.smsOptIn) &&
  differingFields({ residentName, language }, unit).length === 0;

/**
 * The effect that importing a row would have on its current unit. A resident who opted out is never opted in again,
 * whether they wrote STOP, the office marked them, or they withdrew at this unit. `new` means that the resident
 * agrees and did not before; `changed` is any other difference.
 * @param unit at the row's door; null for none
 * @param isSuppressed whether the business doesn't text the row's number
 */
export const planRecipient = (
  row: RecipientRow,
  unit: ComparedRecipient | null,
  isSuppressed: boolean,
): RowPlan<RecipientRow> => {
  if (unit === null) return invalid('unitNumber', 'unknown');
  if (row.phone === '')
    return repeats(row, unit) ? { verdict: 'unchanged', id: unit.id } : invalid('phone', 'missing');
  if (unit.status === 'vacant') return invalid('unitNumber', 'vacant');
  const values = { ...row, unitId: unit.id };
  const isSameNumber = row.phone === unit.phone;
  const agreed = isSameNumber && unit.smsOptIn;
  const hasLeft = isSuppressed || (isSameNumber && !unit.smsOptIn && unit.smsOptOutAt !== null);
  if (row.consent === true && !agreed)
    return hasLeft ? { verdict: 'left', id: unit.id } : { verdict: 'new', values };
  const endsConsent = unit.smsOptIn && (!isSameNumber || row.consent === false);
  const differences = [
    ...differingFields(plainFields(row), unit),
    ...(endsConsent ? [{ field: 'consent', from: true, to: false }] : []),
  ];
  return differences.length === 0
    ? { verdict: 'unchanged', id: unit.id }
    : { verdict: 'changed', id: unit.id, values, differences };
};

/** The facts for the dry run: the units of the communities in the file, and the suppressed numbers. */
export type RecipientFact =
  | ({ readonly kind: 'unit' } & ComparedRecipient)
  | { readonly kind: 'suppressed'; readonly id: string; readonly phone: string };

const doorKey = (row: Pick<RecipientRow, 'communityId' | 'building' | 'unitNumber'>) =>
  `${row.communityId} ${unitKey(row)}`;

/**
 * Finds a unit by its full name in lists and files, like `A-101` or `A/101`. Only its community's units can split that into
 * parts. Null for a row with a building, or if its number is a unit's.
 * @param units by `doorKey`
 */
const byDoorName = (units: ReadonlyMap<string, ComparedRecipient>) => {
  const nameAll = (keyOf: (name: string) => string) => {
    const all = new Map<string, ComparedRecipient | null>();
    for (const unit of units.values()) {
      const name = `${unit.communityId} ${keyOf(doorName(unit))}`;
      all.set(name, all.has(name) ? null : unit);
    }
    return all;
  };
  let named: ReturnType<typeof nameAll> | null = null;
  let spelled: ReturnType<typeof nameAll> | null = null;
  return (key: string, { building, communityId, unitNumber }: RecipientRow): ComparedRecipient | null => {
    if (building !== null || units.has(key)) return null;
    named ??= nameAll(normalizeName);
    const unit = named.get(`${communityId} ${normalizeName(unitNumber)}`);
    if (unit !== undefined) return unit;
    spelled ??= nameAll(doorNameKey);
    return spelled.get(`${communityId} ${doorNameKey(unitNumber)}`) ?? null;
  };
};

/** A row with its door's key, calculated once, because a file has thousands of rows. */
type KeyedRow = readonly [key: string, row: ReadRow<RecipientRow>];

const withKeys = (
  read: readonly ReadRow<RecipientRow>[],
  units: ReadonlyMap<string, ComparedRecipient>,
): readonly KeyedRow[] => {
  const named = byDoorName(units);
  return read.map((row): KeyedRow => {
    if (!row.ok) return ['', row];
    const key = doorKey(row.values);
    const unit = named(key, row.values);
    if (unit === null) return [key, row];
    const { building, unitNumber } = unit;
    return [doorKey(unit), { ...row, values: { ...row.values, building, unitNumber } }];
  });
};

/** The units that have a number once the file is imported, by number. */
const homesOf = (rows: readonly KeyedRow[], units: ReadonlyMap<string, ComparedRecipient>) => {
  const homes = new Map<string, Map<string, string>>();
  const add = (phone: string | null, key: string, name: string) => {
    if (phone === null) return;
    const known = homes.get(phone);
    if (known) known.set(key, name);
    else homes.set(phone, new Map([[key, name]]));
  };
  const seen = new Set<string>();
  for (const [key, row] of rows) {
    const unit = units.get(key);
    if (!row.ok || !unit) continue;
    seen.add(key);
    add(row.values.phone, key, doorName(unit));
  }
  for (const [key, unit] of units) if (!seen.has(key)) add(unit.phone, key, doorName(unit));
  return homes;
};

/**
 * The dry run of an import of recipients. The first of several rows for one unit counts. The same number in two units
 * is allowed, and reported.
 * @param read the rows in file order
 */
export const planRecipients = (
  read: readonly ReadRow<RecipientRow>[],
  facts: readonly RecipientFact[],
): PlannedRow<RecipientRow>[] => {
  const units = new Map(
    facts.flatMap((fact) => (fact.kind === 'unit' ? [[doorKey(fact), fact] as const] : [])),
  );
  const rows = withKeys(read, units);
  const suppressed = new Set(facts.flatMap((fact) => (fact.kind === 'suppressed' ? fact.phone : [])));
  const homes = homesOf(rows, units);
  const lines = new Map<string, number>();
  return rows.map(([key, row]): PlannedRow<RecipientRow> => {
    const { line } = row;
    if (!row.ok) return { line, verdict: 'invalid', problems: row.problems };
    const { values } = row;
    const sameAs = lines.get(key);
    if (sameAs !== undefined) return { line, verdict: 'duplicate', sameAs };
    const plan = planRecipient(values, units.get(key) ?? null, suppressed.has(values.phone));
    if (plan.verdict !== 'invalid') lines.set(key, line);
    const isTold = plan.verdict === 'new' || plan.verdict === 'changed';
    const others = isTold ? [...(homes.get(values.phone) ?? [])].filter(([home]) => home !== key) : [];
    const [other] = others;
    return other
      ? { line, ...plan, note: { code: 'sharedNumber', unit: other[1], count: others.length } }
      : { line, ...plan };
  });
};

/** Whether a unit would get a text: only with consent. */
const textStatuses = ['agreed', 'suppressed', 'left', 'unasked', 'noPhone'] as const;

export type TextStatus = (typeof textStatuses)[number];

/**
 * Why a unit would or wouldn't get a text.
 * @param isSuppressed whether the business doesn't text its number
 */
export const textStatusOf = (
  { phone, smsOptIn, smsOptOutAt }: Pick<Unit, 'phone' | 'smsOptIn' | 'smsOptOutAt'>,
  isSuppressed: boolean,
): TextStatus => {
  if (phone === null) return 'noPhone';
  if (isSuppressed) return 'suppressed';
  if (smsOptIn) return 'agreed';
  return smsOptOutAt === null ? 'unasked' : 'left';
};

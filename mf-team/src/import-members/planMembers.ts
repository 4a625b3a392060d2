import { lockedMemberFields } from 'mf-team/domain';
import {
  revisionOf,
  revisionText,
  type Difference,
  type PlannedRow,
  type ReadRow,
  type RowPlan,
  type RowProblem,
  type TeamMember,
} from 'shared-lib/domain';
import type { MemberRow } from './readMember.ts';

/** The importer and the team's owner. */
interface Importer {
  readonly uid: string;
  readonly customerId: string;
}

/** The fields of a member that an import compares. */
export type ComparedMember = Pick<
  TeamMember,
  'id' | 'firstName' | 'lastName' | 'fullName' | 'email' | 'phone' | 'tier' | 'isActive' | 'lastModified'
>;

type ReadMember = Extract<ReadRow<MemberRow>, { ok: true }>;
type Plan = RowPlan<MemberRow> & { readonly note?: RowProblem };

const compared = ['firstName', 'lastName', 'phone', 'tier'] as const;

const onOneLine = (name: string) => revisionText(name).replaceAll(/\s+/g, ' ');

/** Whether a name in one cell is the member's, however it would be split. */
const hasSameName = ({ firstName, lastName, wholeName }: MemberRow, { fullName }: ComparedMember) =>
  wholeName !== null &&
  [wholeName, `${firstName} ${lastName}`].some((name) => onOneLine(name) === onOneLine(fullName));

/** Someone new. An unreadable status never takes a seat or sends an email. */
function planNew({ values, warnings = {} }: ReadMember): Plan {
  const { wholeName: _, isNameTurned, request: __, firstName, lastName, tier, ...rest } = values;
  const missing = { code: 'missing' };
  if (firstName === '' || tier === '') {
    const problems = {
      ...(firstName === '' && { firstName: missing }),
      ...(tier === '' && { tier: missing }),
    };
    return { verdict: 'invalid', problems };
  }
  const isActive = warnings['isActive'] === undefined && (values.isActive ?? true);
  const member = { ...rest, firstName, lastName, tier, isActive };
  return {
    verdict: 'new',
    values: { ...values, request: { act: 'add', member } },
    note: {
      code: 'new',
      tier,
      status: isActive ? 'active' : 'inactive',
      ...(isNameTurned && { firstName, lastName }),
    },
  };
}

/** Someone new as an inactive member; null for any other row. */
export function asInactive(plan: PlannedRow<MemberRow>): PlannedRow<MemberRow> | null {
  if (plan.verdict !== 'new' || plan.values.request?.act !== 'add') return null;
  const member = { ...plan.values.request.member, isActive: false };
  return {
    ...plan,
    values: { ...plan.values, request: { act: 'add', member } },
    ...(plan.note && { note: { ...plan.note, status: 'inactive' } }),
  };
}

/** An existing member: an empty cell changes nothing, and an import never activates or deactivates anyone. */
function planKnown(values: MemberRow, known: ComparedMember, { uid, customerId }: Importer): Plan {
  const { firstName, lastName } = hasSameName(values, known) ? known : values;
  const row = { ...values, firstName, lastName };
  const differences = compared.flatMap((field): Difference[] => {
    const from = known[field] ?? '';
    const to = row[field] ?? '';
    return to === '' || onOneLine(from) === onOneLine(to) ? [] : [{ field, from, to }];
  });
  const { tier: lock } = lockedMemberFields(known.id, customerId, uid);
  if (lock !== null && differences.some(({ field }) => field === 'tier')) {
    return { verdict: 'invalid', problems: { tier: { code: 'locked' } } };
  }
  const kept = values.isActive !== null && values.isActive !== known.isActive;
  const note = kept && { note: { code: 'stays', status: known.isActive ? 'active' : 'inactive' } };
  if (differences.length === 0) return { verdict: 'unchanged', id: known.id, ...note };
  const change = {
    firstName: firstName || known.firstName,
    lastName: lastName || known.lastName,
    email: values.email,
    phone: values.phone ?? known.phone,
    tier: values.tier || known.tier,
    teamMemberId: known.id,
    seen: revisionOf(known),
  };
  return {
    verdict: 'changed',
    id: known.id,
    values: { ...values, request: { act: 'change', change, before: known } },
    differences,
    ...note,
  };
}

/**
 * The dry run of an import: what it would do with each row, given the current team. A row belongs to the member with
 * its email; of several, the first valid one counts.
 */
export const planMembers =
  (importer: Importer) =>
  (rows: readonly ReadRow<MemberRow>[], team: readonly ComparedMember[]): PlannedRow<MemberRow>[] => {
    const byEmail = new Map(team.map((member) => [member.email.toLowerCase(), member]));
    const lines = new Map<string, number>();
    return rows.map((row): PlannedRow<MemberRow> => {
      const { line } = row;
      if (!row.ok) return { line, verdict: 'invalid', problems: row.problems };
      const { email } = row.values;
      const sameAs = lines.get(email);
      if (sameAs !== undefined) return { line, verdict: 'duplicate', sameAs, field: 'email' };
      const known = byEmail.get(email);
      const plan = known ? planKnown(row.values, known, importer) : planNew(row);
      if (plan.verdict !== 'invalid') lines.set(email, line);
      return { line, ...plan };
    });
  };

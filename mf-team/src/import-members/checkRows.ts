import { lockedMemberFields } from 'mf-team/domain';
import {
  newTeamMemberSchema,
  sameValue,
  revisionText,
  revisionOf,
  type NewTeamMember,
  type TeamMember,
  type TeamMemberChange,
} from 'shared-lib/domain';
import { checkValues, type FieldError } from 'shared-lib/ui/form';
import { phoneIn } from 'shared-lib/ui/importing';
import type { ImportField } from './importFields.ts';
import type { ImportRow } from './parseRows.ts';
import { readStatus, readTier } from './readWords.ts';

export const verdicts = ['new', 'changed', 'unchanged', 'duplicate', 'invalid'] as const;

export type Verdict = (typeof verdicts)[number];

/** A row's errors by field: as in the form, or `locked` if the importer may not change it. */
export type ImportProblems = Partial<Record<ImportField, FieldError>>;

/** The importer and the team. */
export interface Importer {
  readonly uid: string;
  readonly customerId: string;
  /** The business's country, for reading phone numbers. */
  readonly country: string;
}

/** A changed field, with its value before and after. */
export interface Difference {
  readonly field: 'firstName' | 'lastName' | 'phone' | 'tier';
  readonly from: string;
  readonly to: string;
}

/** The member's status if the row has another one, which an import doesn't change; otherwise absent. */
interface KeptStatus {
  readonly keptStatus?: 'active' | 'inactive';
}

/** Errors in optional cells; absent if there are none. */
interface LeftOut {
  readonly unread?: ImportProblems;
}

/** What an import would do with a row, and why. */
export type RowVerdict = Verdicts & LeftOut;

type Verdicts =
  | { readonly verdict: 'new'; readonly member: NewTeamMember }
  | ({
      readonly verdict: 'changed';
      readonly change: TeamMemberChange;
      readonly before: Pick<TeamMember, 'tier' | 'isActive'>;
      readonly differences: readonly Difference[];
    } & KeptStatus)
  /** The member's record already matches the row. */
  | ({ readonly verdict: 'unchanged' } & KeptStatus)
  /** `sameAs` is the earlier row with the same email. */
  | { readonly verdict: 'duplicate'; readonly sameAs: number }
  | { readonly verdict: 'invalid'; readonly problems: ImportProblems };

type Edited = Pick<
  TeamMember,
  'id' | 'firstName' | 'lastName' | 'fullName' | 'email' | 'phone' | 'tier' | 'isActive' | 'lastModified'
>;

const invalid: FieldError = { code: 'invalid' };
const emailOf = ({ texts }: ImportRow) => texts.email.toLowerCase();
const differing = ['firstName', 'lastName', 'phone', 'tier'] as const;
const nameFields: readonly string[] = ['firstName', 'lastName'];

const onOneLine = (name: string) => revisionText(name).replaceAll(/\s+/g, ' ');

/** Whether a name in one cell is the member's, however it would be split. */
const hasSameName = ({ texts, wholeName }: ImportRow, { fullName }: Edited) =>
  wholeName !== null &&
  [wholeName, `${texts.firstName} ${texts.lastName}`].some((name) => onOneLine(name) === onOneLine(fullName));

/**
 * Validates a row with the rules of the form that adds a member. Two fields that the form doesn't have use
 * their own rules.
 */
function check(texts: Readonly<Record<ImportField, string>>, country: string) {
  const status = readStatus(texts.isActive);
  const asTyped = {
    ...texts,
    phone: phoneIn(texts.phone, country),
    tier: readTier(texts.tier) ?? texts.tier,
    isActive: status !== false,
  };
  const checked = checkValues(asTyped, { schema: newTeamMemberSchema });
  const problems: ImportProblems = {
    ...(!checked.ok && checked.errors),
    ...(status === null && { isActive: invalid }),
  };
  return checked.ok && status !== null
    ? { ok: true as const, member: checked.payload }
    : { ok: false as const, problems };
}

function judgeNew({ texts }: ImportRow, { country }: Importer): RowVerdict {
  const checked = check(texts, country);
  return checked.ok
    ? { verdict: 'new', member: checked.member }
    : { verdict: 'invalid', problems: checked.problems };
}

/**
 * Judges a row about an existing member. An empty cell changes nothing, and an import never activates or
 * deactivates anyone.
 */
function judgeKnown(row: ImportRow, known: Edited, importer: Importer): RowVerdict {
  const { texts } = row;
  const isSameName = hasSameName(row, known);
  const name = isSameName ? known : texts;
  const asChanged = {
    firstName: name.firstName || known.firstName,
    lastName: name.lastName || known.lastName,
    email: texts.email,
    phone: texts.phone || (known.phone ?? ''),
    tier: texts.tier || known.tier,
    isActive: '',
  };
  const checked = check(asChanged, importer.country);
  if (!checked.ok) return { verdict: 'invalid', problems: checked.problems };
  const { isActive: _, ...member } = checked.member;
  const differences = differing.flatMap((field): Difference[] => {
    const from = known[field] ?? '';
    const to = member[field] ?? '';
    const saysNothing = texts[field] === '' || (isSameName && nameFields.includes(field));
    return saysNothing || revisionText(from) === to ? [] : [{ field, from, to }];
  });
  const { tier: lock } = lockedMemberFields(known.id, importer.customerId, importer.uid);
  if (lock !== null && differences.some(({ field }) => field === 'tier')) {
    return { verdict: 'invalid', problems: { tier: { code: 'locked' } } };
  }
  const saysOther = texts.isActive !== '' && readStatus(texts.isActive) === !known.isActive;
  const kept: KeptStatus = saysOther ? { keptStatus: known.isActive ? 'active' : 'inactive' } : {};
  if (differences.length === 0) return { verdict: 'unchanged', ...kept };
  return {
    verdict: 'changed',
    change: { ...member, teamMemberId: known.id, seen: revisionOf(known) },
    before: known,
    differences,
    ...kept,
  };
}

/** Substitutes for invalid optional cells. An unreadable status never takes a seat or sends an email. */
const standIns: Partial<Record<ImportField, string>> = { phone: '', isActive: 'inactive' };

/**
 * Judges a row, ignoring invalid optional cells if they are its only errors: they are reported, and the row
 * isn't lost.
 */
function leniently(row: ImportRow, judgeAs: (row: ImportRow) => RowVerdict): RowVerdict {
  const judgement = judgeAs(row);
  if (judgement.verdict !== 'invalid') return judgement;
  const { problems } = judgement;
  const wrong = Object.entries(standIns).filter(([field]) => field in problems);
  if (wrong.length < Object.keys(problems).length) return judgement;
  const without = judgeAs({ ...row, texts: { ...row.texts, ...Object.fromEntries(wrong) } });
  return without.verdict === 'invalid' ? judgement : { ...without, unread: problems };
}

/**
 * Caches each row's last judgment. A run changes one member at a time, so the judgment of all other rows
 * stays the same.
 */
const judgedBefore = new WeakMap<
  ImportRow,
  { known: Edited | undefined; by: Importer; judgement: RowVerdict }
>();

function judge(row: ImportRow, known: Edited | undefined, importer: Importer): RowVerdict {
  const before = judgedBefore.get(row);
  if (before && before.known === known && sameValue(before.by, importer)) return before.judgement;
  const judgement = leniently(row, (read) =>
    known ? judgeKnown(read, known, importer) : judgeNew(read, importer),
  );
  judgedBefore.set(row, { known, by: importer, judgement });
  return judgement;
}

/**
 * The dry run of an import: what it would do with each row, given the current team. A row belongs to the
 * member with its email.
 * @returns a judgment for each row, by its line.
 */
export function checkRows(
  rows: readonly ImportRow[],
  team: readonly Edited[],
  importer: Importer,
): ReadonlyMap<number, RowVerdict> {
  const byEmail = new Map(team.map((member) => [member.email.toLowerCase(), member]));
  const firstLine = new Map<string, number>();
  const judged = new Map<number, RowVerdict>();
  for (const row of rows) {
    const email = emailOf(row);
    const earlier = email === '' ? undefined : firstLine.get(email);
    const known = email === '' ? undefined : byEmail.get(email);
    if (earlier !== undefined) judged.set(row.line, { verdict: 'duplicate', sameAs: earlier });
    else {
      const judgement = judge(row, known, importer);
      judged.set(row.line, judgement);
      if (judgement.verdict !== 'invalid') firstLine.set(email, row.line);
    }
  }
  return judged;
}

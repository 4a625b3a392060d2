import { lockedMemberFields } from 'mf-team/domain';
import {
  newTeamMemberSchema,
  sameValue,
  seenText,
  revisionOf,
  type NewTeamMember,
  type TeamMember,
  type TeamMemberChange,
} from 'shared-lib/domain';
import { checkValues, type FieldError } from 'shared-lib/ui/form';
import { phoneIn } from 'shared-lib/ui/importing';
import type { ImportField } from './importFields.ts';
import type { ImportRow } from './readRows.ts';
import { readStatus, readTier } from './readWords.ts';

export const verdicts = ['new', 'changed', 'unchanged', 'duplicate', 'invalid'] as const;

export type Verdict = (typeof verdicts)[number];

/** What is wrong with a row by field: as in the form, or `locked` where whoever imports may not change it. */
export type ImportProblems = Partial<Record<ImportField, FieldError>>;

/** Who imports into whose team. */
export interface Importer {
  readonly uid: string;
  readonly customerId: string;
  /** Of the business, by which numbers are read. */
  readonly country: string;
}

/** A field that a row would change, with its value before and after. */
export interface Difference {
  readonly field: 'firstName' | 'lastName' | 'phone' | 'tier';
  readonly from: string;
  readonly to: string;
}

/** The member's status when the row says another one, which an import does not change; absent otherwise. */
interface KeptStatus {
  readonly keptStatus?: 'active' | 'inactive';
}

/** What is wrong with the cells that a row can do without; absent where nothing is. */
interface LeftOut {
  readonly unread?: ImportProblems;
}

/** What an import would do with a row, and why. */
export type Judgement = Verdicts & LeftOut;

type Verdicts =
  | { readonly verdict: 'new'; readonly member: NewTeamMember }
  | ({
      readonly verdict: 'changed';
      readonly change: TeamMemberChange;
      readonly before: Pick<TeamMember, 'tier' | 'isActive'>;
      readonly differences: readonly Difference[];
    } & KeptStatus)
  /** The member's record already equals the row. */
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

const onOneLine = (name: string) => seenText(name).replaceAll(/\s+/g, ' ');

/** Whether a name in one cell is the member's, however it would be taken apart. */
const hasSameName = ({ texts, wholeName }: ImportRow, { fullName }: Edited) =>
  wholeName !== null &&
  [wholeName, `${texts.firstName} ${texts.lastName}`].some((name) => onOneLine(name) === onOneLine(fullName));

/**
 * Checks a row's texts by the rules of the form that adds a member. Two fields that the form does not have are checked
 * by rules of their own.
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

function judgeNew({ texts }: ImportRow, { country }: Importer): Judgement {
  const checked = check(texts, country);
  return checked.ok
    ? { verdict: 'new', member: checked.member }
    : { verdict: 'invalid', problems: checked.problems };
}

/**
 * Judges a row about an existing member. An empty cell changes nothing, and an import makes nobody active or inactive.
 */
function judgeKnown(row: ImportRow, known: Edited, importer: Importer): Judgement {
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
    return saysNothing || seenText(from) === to ? [] : [{ field, from, to }];
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

/**
 * What stands in for the cells that a row can do without where they are wrong. Nobody takes a seat or is written to for a status that can't
 * be read.
 */
const standIns: Partial<Record<ImportField, string>> = { phone: '', isActive: 'inactive' };

/** Judges a row, and where only cells are wrong that it can do without, without these: they are told of, and the row isn't lost. */
function leniently(row: ImportRow, judgeAs: (row: ImportRow) => Judgement): Judgement {
  const judgement = judgeAs(row);
  if (judgement.verdict !== 'invalid') return judgement;
  const { problems } = judgement;
  const wrong = Object.entries(standIns).filter(([field]) => field in problems);
  if (wrong.length < Object.keys(problems).length) return judgement;
  const without = judgeAs({ ...row, texts: { ...row.texts, ...Object.fromEntries(wrong) } });
  return without.verdict === 'invalid' ? judgement : { ...without, unread: problems };
}

/**
 * The last judgement of each row. A run changes one member at a time, so the judgement of all other rows stays the
 * same.
 */
const judgedBefore = new WeakMap<
  ImportRow,
  { known: Edited | undefined; by: Importer; judgement: Judgement }
>();

function judge(row: ImportRow, known: Edited | undefined, importer: Importer): Judgement {
  const before = judgedBefore.get(row);
  if (before && before.known === known && sameValue(before.by, importer)) return before.judgement;
  const judgement = leniently(row, (read) =>
    known ? judgeKnown(read, known, importer) : judgeNew(read, importer),
  );
  judgedBefore.set(row, { known, by: importer, judgement });
  return judgement;
}

/**
 * The dry run of an import: what it would do with each row, as the team is now. A row is about the member with its
 * email.
 * @returns a judgement for each row, by its line.
 */
export function judgeRows(
  rows: readonly ImportRow[],
  team: readonly Edited[],
  importer: Importer,
): ReadonlyMap<number, Judgement> {
  const byEmail = new Map(team.map((member) => [member.email.toLowerCase(), member]));
  const firstLine = new Map<string, number>();
  const judged = new Map<number, Judgement>();
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

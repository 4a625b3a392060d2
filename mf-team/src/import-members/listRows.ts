import type { NewTeamMember, TeamMemberChange } from 'shared-lib/domain';
import type { FieldError } from 'shared-lib/ui/form';
import type { Judgement, Verdict } from './judgeRows.ts';
import type { ImportRow } from './readRows.ts';
import { settledResult, type RowResult } from './rowResult.ts';

/** What the list says of a row: its verdict, or that it goes beyond the plan. */
export type Standing = Verdict | 'beyond';

/** A row of the dry run, with what came of it once it was tried. */
export interface ListedRow extends ImportRow {
  readonly judgement: Judgement;
  /** As it was when the row was tried, since afterwards the member is there. */
  readonly standing: Standing;
  readonly limit: FieldError | null;
  /** Whether it is to be imported. */
  readonly isTaken: boolean;
  /** Whether one can choose that. */
  readonly canTake: boolean;
  readonly result: RowResult | null;
}

/** What one can choose to import. */
const isOffered = ({ verdict }: Judgement) => verdict === 'new' || verdict === 'changed';

/** What there is of an import, by line. */
export interface ImportFacts {
  readonly judged: ReadonlyMap<number, Judgement>;
  readonly limits: ReadonlyMap<number, FieldError>;
  /** The rows that are left out. */
  readonly leftOut: ReadonlySet<number>;
  /** Whether those whom the plan refuses as active members are to be added as inactive ones. */
  readonly beyondAsInactive: boolean;
  readonly results: ReadonlyMap<number, RowResult>;
}

/** The judgements of the rows that are to be imported, in their order. */
export const takenJudgements = ({ judged, leftOut }: Pick<ImportFacts, 'judged' | 'leftOut'>) =>
  [...judged].filter(([line, judgement]) => isOffered(judgement) && !leftOut.has(line));

function standingOf(judgement: Judgement, limit: FieldError | null, result: RowResult | null): Standing {
  if (result) return result.act === 'add' ? 'new' : 'changed';
  return limit ? 'beyond' : judgement.verdict;
}

/** The rows as the list shows them. */
export function listRows(rows: readonly ImportRow[], facts: ImportFacts): ListedRow[] {
  return rows.flatMap((row): ListedRow[] => {
    const judgement = facts.judged.get(row.line);
    if (!judgement) return [];
    const tried = facts.results.get(row.line);
    const result = tried ? settledResult(tried, judgement) : null;
    const limit = facts.limits.get(row.line) ?? null;
    const hasRoom = limit === null || (facts.beyondAsInactive && judgement.verdict === 'new');
    const canTake = isOffered(judgement) && hasRoom && result?.kind !== 'done';
    return [
      {
        ...row,
        judgement,
        standing: standingOf(judgement, limit, result),
        limit,
        isTaken: result?.kind === 'done' || (canTake && !facts.leftOut.has(row.line)),
        canTake,
        result,
      },
    ];
  });
}

/** What is asked of the backend for a row. */
export type Sending =
  | { readonly act: 'add'; readonly member: NewTeamMember }
  | { readonly act: 'change'; readonly change: TeamMemberChange };

/** What is to be asked for a row as it is now; null where there is nothing to ask. Whom the plan refuses is added as inactive. */
export function sendingOf({ judgement, limit, isTaken, canTake }: ListedRow): Sending | null {
  if (!isTaken || !canTake) return null;
  if (judgement.verdict === 'new') {
    return { act: 'add', member: limit ? { ...judgement.member, isActive: false } : judgement.member };
  }
  return judgement.verdict === 'changed' ? { act: 'change', change: judgement.change } : null;
}

/** The lines that a run has before it: those that were not tried, then those of which no answer came. */
export function linesToRun(rows: readonly ListedRow[]): number[] {
  const sendable = rows.filter((row) => sendingOf(row) !== null);
  return [
    ...sendable.filter(({ result }) => result === null),
    ...sendable.filter(({ result }) => result?.kind === 'lost'),
  ].map(({ line }) => line);
}

/** The lines that were refused and can be asked for again. */
export const linesToRetry = (rows: readonly ListedRow[]): number[] =>
  rows.filter((row) => row.result?.kind === 'refused' && sendingOf(row) !== null).map(({ line }) => line);

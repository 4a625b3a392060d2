import type { NewTeamMember, TeamMemberChange } from 'shared-lib/domain';
import type { FieldError } from 'shared-lib/ui/form';
import type { RowVerdict, Verdict } from './checkRows.ts';
import type { ImportRow } from './parseRows.ts';
import { settledResult, type RowResult } from './rowResult.ts';

/** How the list classes a row: by its verdict, or as beyond the plan. */
export type RowStatus = Verdict | 'beyond';

/** A row of the dry run, with its outcome once tried. */
export interface ListedRow extends ImportRow {
  readonly judgement: RowVerdict;
  /** The judgment from before the row was tried, because afterward the member exists. */
  readonly status: RowStatus;
  readonly limit: FieldError | null;
  /** Whether it will be imported. */
  readonly isTaken: boolean;
  /** Whether a person can choose to import it. */
  readonly canTake: boolean;
  readonly result: RowResult | null;
}

/** The kinds of rows that can be included. */
const isOffered = ({ verdict }: RowVerdict) => verdict === 'new' || verdict === 'changed';

/** The state of an import, by line. */
export interface ImportFacts {
  readonly judged: ReadonlyMap<number, RowVerdict>;
  readonly limits: ReadonlyMap<number, FieldError>;
  /** The rows that are left out. */
  readonly leftOut: ReadonlySet<number>;
  /** Whether people for whom the plan has no active seat are added as inactive members. */
  readonly beyondAsInactive: boolean;
  readonly results: ReadonlyMap<number, RowResult>;
}

/** The judgments of the rows to import, in order. */
export const acceptedVerdicts = ({ judged, leftOut }: Pick<ImportFacts, 'judged' | 'leftOut'>) =>
  [...judged].filter(([line, judgement]) => isOffered(judgement) && !leftOut.has(line));

function statusOf(judgement: RowVerdict, limit: FieldError | null, result: RowResult | null): RowStatus {
  if (result) return result.act === 'change' ? 'changed' : 'new';
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
        status: statusOf(judgement, limit, result),
        limit,
        isTaken: result?.kind === 'done' || (canTake && !facts.leftOut.has(row.line)),
        canTake,
        result,
      },
    ];
  });
}

/** The request to the backend for a row. */
export type RowRequest =
  | { readonly act: 'add'; readonly member: NewTeamMember }
  | { readonly act: 'change'; readonly change: TeamMemberChange };

/**
 * The request for a row in its current state; null if there is nothing to do. Someone for whom the plan has
 * no active seat is added as inactive.
 */
export function rowRequestOf({ judgement, limit, isTaken, canTake }: ListedRow): RowRequest | null {
  if (!isTaken || !canTake) return null;
  if (judgement.verdict === 'new') {
    return { act: 'add', member: limit ? { ...judgement.member, isActive: false } : judgement.member };
  }
  return judgement.verdict === 'changed' ? { act: 'change', change: judgement.change } : null;
}

/** The lines a run still has to try: untried ones first, then those that got no response. */
export function linesToRun(rows: readonly ListedRow[]): number[] {
  const sendable = rows.filter((row) => rowRequestOf(row) !== null);
  return [
    ...sendable.filter(({ result }) => result === null),
    ...sendable.filter(({ result }) => result?.kind === 'lost'),
  ].map(({ line }) => line);
}

/** The refused lines that can be retried. */
export const linesToRetry = (rows: readonly ListedRow[]): number[] =>
  rows.filter((row) => row.result?.kind === 'refused' && rowRequestOf(row) !== null).map(({ line }) => line);

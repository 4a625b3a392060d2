import type { ImportVerdict, PlannedRow, RowProblems } from '../../../domain/index.ts';
import type { RowTexts, TextRow } from '../importKind.ts';

/** How the list classifies a row: by its dry run, or as beyond the plan's limit. */
export type RowStatus = ImportVerdict | 'beyond';

export const rowStatuses = [
  'new',
  'changed',
  'unchanged',
  'duplicate',
  'invalid',
  'left',
  'beyond',
] as const satisfies readonly RowStatus[];

export const outcomes = ['done', 'lost', 'refused', 'notTried'] as const;

/** The outcome of an imported row. */
export type Outcome = (typeof outcomes)[number];

/** The outcome of a sent row, with its dry run. */
export interface SentRow<Values> {
  readonly outcome: Exclude<Outcome, 'notTried'>;
  readonly plan: PlannedRow<Values>;
}

/** A row of the dry run, with its outcome once the import has started. */
export interface ListedRow<Field extends string, Values> {
  readonly line: number;
  readonly texts: RowTexts<Field>;
  /** Errors in optional cells, which are skipped. */
  readonly warnings: RowProblems;
  readonly plan: PlannedRow<Values>;
  readonly status: RowStatus;
  /** Null for a row that isn't imported, and before the import. */
  readonly outcome: Outcome | null;
}

const isOffered = ({ verdict }: PlannedRow<unknown>) => verdict === 'new' || verdict === 'changed';

interface PlannedFacts<Values> {
  /** Given the current records. */
  readonly plans: readonly PlannedRow<Values>[];
  /** By line number. */
  readonly sent: ReadonlyMap<number, SentRow<Values>>;
  /** How many more new records the plan allows. */
  readonly room: number;
  readonly hasBegun: boolean;
}

/**
 * The rows to list. A sent row shows its dry run from before, because its record exists now. If its outcome
 * is unknown and nothing is left to do, it succeeded.
 */
export function listImportRows<Field extends string, Values>(
  rows: readonly TextRow<Field, Values>[],
  { plans, sent, room, hasBegun }: PlannedFacts<Values>,
): ListedRow<Field, Values>[] {
  let left = room;
  return rows.flatMap((row, index): ListedRow<Field, Values>[] => {
    const { line, texts } = row;
    const warnings = (row.ok && row.warnings) || {};
    const now = plans[index];
    if (!now) return [];
    const tried = sent.get(line);
    const wentThrough = tried?.outcome === 'lost' && now.verdict === 'unchanged';
    if (tried && (tried.outcome === 'done' || wentThrough)) {
      const { plan } = tried;
      return [{ line, texts, warnings, plan, status: plan.verdict, outcome: 'done' }];
    }
    const isBeyond = now.verdict === 'new' && left <= 0;
    if (now.verdict === 'new') left -= 1;
    const isTaken = isOffered(now) && !isBeyond;
    return [
      {
        line,
        texts,
        warnings,
        plan: now,
        status: isBeyond ? 'beyond' : now.verdict,
        outcome: hasBegun && isTaken ? (tried?.outcome ?? 'notTried') : null,
      },
    ];
  });
}

/** The rows an import still has to send. */
export const rowsToSend = <Field extends string, Values>(listed: readonly ListedRow<Field, Values>[]) =>
  listed.filter(({ plan, status, outcome }) => isOffered(plan) && status !== 'beyond' && outcome !== 'done');

/** The values of imported rows, in file order. */
export const importedValues = <Values>(listed: readonly ListedRow<string, Values>[]): Values[] =>
  listed.flatMap(({ outcome, plan }) => (outcome === 'done' && 'values' in plan ? [plan.values] : []));

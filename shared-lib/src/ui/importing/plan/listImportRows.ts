import type { ImportVerdict, PlannedRow, RowProblem, RowProblems } from '../../../domain/index.ts';
import type { ImportLimit, RowTexts, TextRow } from '../importKind.ts';

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
  /** The row's own reason for a rejection: its problems, or as text. */
  readonly why?: RowProblems | string;
  /** Whether an attempt got no response, so it may have succeeded. */
  readonly mayBeDone?: boolean;
}

/** A row of the dry run, with its outcome once the import has started. */
export interface ListedRow<Field extends string, Values> {
  readonly line: number;
  readonly texts: RowTexts<Field>;
  /** Errors in optional cells, which are skipped. */
  readonly warnings: RowProblems;
  readonly plan: PlannedRow<Values>;
  readonly status: RowStatus;
  /** The plan's refusal. */
  readonly refusal: RowProblem | null;
  /** Whether the user can choose to import it. */
  readonly canTake: boolean;
  /** Whether it will be imported, or was. */
  readonly isTaken: boolean;
  /** The row's own reason for a rejection: its problems, or as text. */
  readonly why?: RowProblems | string;
  /** Null for a row that isn't imported, and before the import. */
  readonly outcome: Outcome | null;
}

const isOffered = ({ verdict }: PlannedRow<unknown>) => verdict === 'new' || verdict === 'changed';

interface ImportState<Values> {
  /** Given the current records. */
  readonly plans: readonly PlannedRow<Values>[];
  /** By line number. */
  readonly sent: ReadonlyMap<number, SentRow<Values>>;
  /** The lines that are left out. */
  readonly skipped: ReadonlySet<number>;
}

interface PlannedFacts<Values> extends ImportState<Values> {
  /** The plan's refusals of `offeredRows`, by line. */
  readonly refused: ReadonlyMap<number, RowProblem>;
  /** How refused rows are imported instead; null to leave them out. */
  readonly fallback: NonNullable<ImportLimit<Values>['fallback']>['planOf'] | null;
  readonly hasBegun: boolean;
}

/** Whether a row was imported: without a response, the records show it. */
const isDone = (tried: SentRow<unknown> | undefined, now: PlannedRow<unknown>) =>
  tried !== undefined &&
  (tried.outcome === 'done' || (tried.mayBeDone === true && now.verdict === 'unchanged'));

/** The rows that count toward the plan, in file order. */
export const offeredRows = <Values>({ plans, sent, skipped }: ImportState<Values>): PlannedRow<Values>[] =>
  plans.filter((plan) => isOffered(plan) && !skipped.has(plan.line) && !isDone(sent.get(plan.line), plan));

/**
 * The rows to list. An imported row shows its dry run from before, because its record exists now.
 */
export function listImportRows<Field extends string, Values>(
  rows: readonly TextRow<Field, Values>[],
  { plans, sent, skipped, refused, fallback, hasBegun }: PlannedFacts<Values>,
): ListedRow<Field, Values>[] {
  return rows.flatMap((row, index): ListedRow<Field, Values>[] => {
    const now = plans[index];
    if (!now) return [];
    const { line, texts } = row;
    const warnings = (row.ok && row.warnings) || {};
    const tried = sent.get(line);
    if (tried && isDone(tried, now)) {
      const { plan } = tried;
      const done = { status: plan.verdict, outcome: 'done', canTake: false, isTaken: true } as const;
      return [{ line, texts, warnings, plan, refusal: null, ...done }];
    }
    const refusal = refused.get(line) ?? null;
    const plan = refusal === null ? now : (fallback?.(now) ?? null);
    const canTake = isOffered(now) && plan !== null;
    const isTaken = canTake && !skipped.has(line);
    return [
      {
        line,
        texts,
        warnings,
        plan: plan ?? now,
        status: refusal === null ? now.verdict : 'beyond',
        refusal,
        canTake,
        isTaken,
        ...(tried?.why !== undefined && { why: tried.why }),
        outcome: hasBegun && isTaken ? (tried?.outcome ?? 'notTried') : null,
      },
    ];
  });
}

/** The rows an import still has to send: rejected ones last. */
export const rowsToSend = <Field extends string, Values>(listed: readonly ListedRow<Field, Values>[]) => {
  const left = listed.filter(({ isTaken, outcome }) => isTaken && outcome !== 'done');
  const isRejected = ({ why }: ListedRow<Field, Values>) => why !== undefined;
  return [...left.filter((row) => !isRejected(row)), ...left.filter(isRejected)];
};

/** The values of imported rows, in file order. */
export const importedValues = <Values>(listed: readonly ListedRow<string, Values>[]): Values[] =>
  listed.flatMap(({ outcome, plan }) => (outcome === 'done' && 'values' in plan ? [plan.values] : []));

import type { ImportVerdict, PlannedRow, RowProblems } from '../../../domain/index.ts';
import type { RowTexts, TextRow } from '../importKind.ts';

/** How the list classes a row: by what the dry run says, or as beyond the plan. */
export type Standing = ImportVerdict | 'beyond';

export const standings = [
  'new',
  'changed',
  'unchanged',
  'duplicate',
  'invalid',
  'left',
  'beyond',
] as const satisfies readonly Standing[];

export const outcomes = ['done', 'lost', 'refused', 'notTried'] as const;

/** What came of a row that was to be imported. */
export type Outcome = (typeof outcomes)[number];

/** What came of a row that was sent, with what the dry run had said of it. */
export interface SentRow<Values> {
  readonly outcome: Exclude<Outcome, 'notTried'>;
  readonly plan: PlannedRow<Values>;
}

/** A row of the dry run, with its outcome once a run has begun. */
export interface ListedRow<Field extends string, Values> {
  readonly line: number;
  readonly texts: RowTexts<Field>;
  /** What is wrong with cells that the row does without. */
  readonly warnings: RowProblems;
  readonly plan: PlannedRow<Values>;
  readonly standing: Standing;
  /** Null for a row that is not to be imported, and before a run. */
  readonly outcome: Outcome | null;
}

const isOffered = ({ verdict }: PlannedRow<unknown>) => verdict === 'new' || verdict === 'changed';

interface PlannedFacts<Values> {
  /** As the records are now. */
  readonly plans: readonly PlannedRow<Values>[];
  /** By line. */
  readonly sent: ReadonlyMap<number, SentRow<Values>>;
  /** How many more new records the plan has room for. */
  readonly room: number;
  readonly hasBegun: boolean;
}

/**
 * The rows as the list shows them. A row that was sent is shown as it was planned then, since its record exists afterwards. When its
 * answer was lost and nothing is left to do, it went through.
 */
export function listPlanned<Field extends string, Values>(
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
      return [{ line, texts, warnings, plan, standing: plan.verdict, outcome: 'done' }];
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
        standing: isBeyond ? 'beyond' : now.verdict,
        outcome: hasBegun && isTaken ? (tried?.outcome ?? 'notTried') : null,
      },
    ];
  });
}

/** The rows that a run still has to send. */
export const rowsToSend = <Field extends string, Values>(listed: readonly ListedRow<Field, Values>[]) =>
  listed.filter(
    ({ plan, standing, outcome }) => isOffered(plan) && standing !== 'beyond' && outcome !== 'done',
  );

/** What the rows that are imported say, in the order of the file. */
export const valuesDone = <Values>(listed: readonly ListedRow<string, Values>[]): Values[] =>
  listed.flatMap(({ outcome, plan }) => (outcome === 'done' && 'values' in plan ? [plan.values] : []));

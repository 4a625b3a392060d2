import { revisionText } from '../base/text/revisionText.ts';

/** The problem with a row's field: a code, and the values in its message. */
export type RowProblem = { readonly code: string } & Readonly<Record<string, string | number>>;

/** A row's problems, by field. */
export type RowProblems = Readonly<Partial<Record<string, RowProblem>>>;

/** A row of a file as read: its values, or its problems. */
export type ReadRow<Values> = {
  /** The row number in a spreadsheet. */
  readonly line: number;
} & (
  | {
      readonly ok: true;
      readonly values: Values;
      /** Problems with optional cells, which are ignored. */
      readonly warnings?: RowProblems;
    }
  | { readonly ok: false; readonly problems: RowProblems }
);

/** A field that a row would change, with its old and new value; null for none. */
export interface Difference {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** An import's plan for a row, and the reason. */
export type RowPlan<Values> =
  | { readonly verdict: 'new'; readonly values: Values }
  | {
      readonly verdict: 'changed';
      /** The record's id. */
      readonly id: string;
      readonly values: Values;
      readonly differences: readonly Difference[];
    }
  | { readonly verdict: 'unchanged'; readonly id: string }
  /** It duplicates an earlier row, which is used instead, or repeats a field that must be unique. */
  | { readonly verdict: 'duplicate'; readonly sameAs: number; readonly field?: string }
  | { readonly verdict: 'invalid'; readonly problems: RowProblems }
  /** The team member has left; an import doesn't reactivate them. */
  | { readonly verdict: 'left'; readonly id: string };

export const importVerdicts = ['new', 'changed', 'unchanged', 'duplicate', 'invalid', 'left'] as const;

export type ImportVerdict = (typeof importVerdicts)[number];

/** A row of the dry run. */
export type PlannedRow<Values> = RowPlan<Values> & {
  readonly line: number;
  /** A note about a row without problems. */
  readonly note?: RowProblem;
};

/** The number of an import's rows by verdict. */
export type ImportCounts = Readonly<Record<ImportVerdict, number>>;

/** How many rows of a dry run are of each kind. */
export const countVerdicts = (plans: readonly Pick<RowPlan<unknown>, 'verdict'>[]): ImportCounts => {
  const counts = { new: 0, changed: 0, unchanged: 0, duplicate: 0, invalid: 0, left: 0 };
  for (const { verdict } of plans) counts[verdict] += 1;
  return counts;
};

/** Text is compared as displayed, because that is all a file keeps. */
const compared = (value: unknown) => JSON.stringify(typeof value === 'string' ? revisionText(value) : value);

/**
 * The fields of a row that differ from its record. A field that the row doesn't give, because its cell is empty or
 * the column is missing, changes nothing.
 */
export const differingFields = <Values extends object>(
  row: Values,
  record: { readonly [Field in keyof Values]?: unknown },
): Difference[] =>
  (Object.keys(row) as (keyof Values & string)[]).flatMap((field): Difference[] => {
    const to = row[field] ?? null;
    const from = record[field] ?? null;
    const isSame = compared(to) === compared(from);
    return to === null || isSame ? [] : [{ field, from, to }];
  });

import { seenText } from '../base/seenText.ts';

/** What is wrong with a field of a row: a code, and what its words name. */
export type RowProblem = { readonly code: string } & Readonly<Record<string, string | number>>;

/** What is wrong with a row, by field. */
export type RowProblems = Readonly<Partial<Record<string, RowProblem>>>;

/** A row of a file as it was read: its values, or what is wrong with them. */
export type ReadRow<Values> = {
  /** Its number as a spreadsheet shows it. */
  readonly line: number;
} & (
  | {
      readonly ok: true;
      readonly values: Values;
      /** What is wrong with cells that the row can do without: they say nothing. */
      readonly warnings?: RowProblems;
    }
  | { readonly ok: false; readonly problems: RowProblems }
);

/** A field that a row would change, with its value before and after; null for none. */
export interface Difference {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What an import would do with a row, and why. */
export type RowPlan<Values> =
  | { readonly verdict: 'new'; readonly values: Values }
  | {
      readonly verdict: 'changed';
      /** The record's. */
      readonly id: string;
      readonly values: Values;
      readonly differences: readonly Difference[];
    }
  | { readonly verdict: 'unchanged'; readonly id: string }
  /** It is about the same as an earlier row, which counts; or has the same in one field, of those that may come once only. */
  | { readonly verdict: 'duplicate'; readonly sameAs: number; readonly field?: string }
  | { readonly verdict: 'invalid'; readonly problems: RowProblems }
  /** Whoever it is about has left, and is not brought back. */
  | { readonly verdict: 'left'; readonly id: string };

export const importVerdicts = ['new', 'changed', 'unchanged', 'duplicate', 'invalid', 'left'] as const;

export type ImportVerdict = (typeof importVerdicts)[number];

/** A row of the dry run. */
export type PlannedRow<Values> = RowPlan<Values> & {
  readonly line: number;
  /** What is to be known of the row, though nothing is wrong with it. */
  readonly note?: RowProblem;
};

/** How many rows an import has of each kind. */
export type ImportCounts = Readonly<Record<ImportVerdict, number>>;

/** How many rows of a dry run are of each kind. */
export const countVerdicts = (plans: readonly Pick<RowPlan<unknown>, 'verdict'>[]): ImportCounts => {
  const counts = { new: 0, changed: 0, unchanged: 0, duplicate: 0, invalid: 0, left: 0 };
  for (const { verdict } of plans) counts[verdict] += 1;
  return counts;
};

/** A text is compared as it is seen, which is all that a file keeps of it. */
const compared = (value: unknown) => JSON.stringify(typeof value === 'string' ? seenText(value) : value);

/**
 * The fields of a row that differ from those of its record. A field of which the row says nothing, since its cell is empty or the file
 * has no such column, changes nothing.
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

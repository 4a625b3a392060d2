import type { Translate } from '../../../i18n/index.ts';
import { StatusBadge, type Meaning } from '../../base/StatusBadge.tsx';
import type { Column, Filter } from '../../lists/table/columns/column.ts';
import type { RowStatus } from '../plan/listImportRows.ts';
import styles from './reviewColumns.module.css';

const meaningOfStatus: Readonly<Record<RowStatus, Meaning>> = {
  new: 'info',
  changed: 'watch',
  unchanged: 'neutral',
  duplicate: 'neutral',
  invalid: 'bad',
  left: 'watch',
  beyond: 'bad',
};

/** A row of an import's review. */
export interface ReviewedRow<Field extends string> {
  readonly line: number;
  readonly texts: Readonly<Record<Field, string>>;
  readonly status: RowStatus;
}

/** The outcomes of a run. */
export interface ReviewOutcomes<Row, Outcome extends string> {
  /** In the order in which the list can be filtered by them. */
  readonly meanings: Readonly<Record<Outcome, Meaning>>;
  readonly words: (outcome: Outcome) => string;
  /** A row's outcome; null for a row that isn't imported. */
  readonly of: (row: Row) => Outcome | null;
}

/** How an import's review describes its rows. */
export interface ReviewWords<Row, Field extends string, Outcome extends string> {
  readonly name: Pick<Column<Row>, 'header' | 'value' | 'search' | 'cell'>;
  readonly fields: readonly { readonly id: Field; readonly label: string }[];
  readonly details: (row: Row) => string;
  /** Null until the import has started. */
  readonly outcomes: ReviewOutcomes<Row, Outcome> | null;
}

/** The columns of an import's rows. The CSV has the original cells, so it can be corrected and imported again. */
export function reviewColumns<Row extends ReviewedRow<Field>, Field extends string, Outcome extends string>(
  t: Translate<'importing'>,
  { name, fields, details, outcomes }: ReviewWords<Row, Field, Outcome>,
): Column<Row>[] {
  return [
    { ...name, id: 'name', track: 'minmax(0, 1.2fr)', phone: 'first', choice: 'fixed', csv: false },
    {
      id: 'line',
      header: t('columns.line'),
      track: '72px',
      align: 'end',
      phone: 'hidden',
      value: ({ line }) => line,
      cell: ({ line }) => line,
    },
    ...fields.map(({ id, label }): Column<Row> => ({
      id,
      header: label,
      track: 'minmax(0, 0.8fr)',
      phone: 'hidden',
      choice: 'hidden',
      value: ({ texts }) => texts[id] || null,
      cell: ({ texts }) => (
        <span dir="auto" title={texts[id]}>
          {texts[id]}
        </span>
      ),
    })),
    {
      id: 'standing',
      header: t('columns.standing'),
      track: 'minmax(136px, 0.5fr)',
      phone: outcomes ? 'hidden' : 'aside',
      value: ({ status }) => t(`standings.${status}`),
      cell: ({ status }) => (
        <StatusBadge meaning={meaningOfStatus[status]}>{t(`standings.${status}`)}</StatusBadge>
      ),
    },
    ...(outcomes ? [outcomeColumn(t('columns.result'), outcomes)] : []),
    {
      id: 'details',
      header: t('columns.details'),
      track: 'minmax(0, 1.8fr)',
      phone: 'below',
      value: (row) => details(row) || null,
      cell: (row) => (
        <span className={styles.details} dir="auto">
          {details(row)}
        </span>
      ),
    },
  ];
}

const outcomeColumn = <Row, Outcome extends string>(
  header: string,
  { meanings, words, of }: ReviewOutcomes<Row, Outcome>,
): Column<Row> => ({
  id: 'result',
  header,
  track: 'minmax(112px, 0.4fr)',
  phone: 'aside',
  value: (row) => {
    const outcome = of(row);
    return outcome && words(outcome);
  },
  cell: (row) => {
    const outcome = of(row);
    return outcome ? <StatusBadge meaning={meanings[outcome]}>{words(outcome)}</StatusBadge> : '–';
  },
});

/** The filters of an import's rows: by their check, and once it has started by their outcome. */
export const reviewFilters = <Row extends Pick<ReviewedRow<never>, 'status'>, Outcome extends string>(
  t: Translate<'importing'>,
  statuses: readonly RowStatus[],
  outcomes: ReviewOutcomes<Row, Outcome> | null,
): Filter<Row>[] => [
  {
    id: 'check',
    label: t('columns.standing'),
    kind: 'choice',
    options: statuses.map((value) => ({ value, label: t(`standings.${value}`) })),
    values: ({ status }) => status,
  },
  ...(outcomes
    ? [
        {
          id: 'result',
          label: t('columns.result'),
          kind: 'choice' as const,
          options: (Object.keys(outcomes.meanings) as Outcome[]).map((value) => ({
            value,
            label: outcomes.words(value),
          })),
          values: (row: Row) => outcomes.of(row) ?? [],
        },
      ]
    : []),
];

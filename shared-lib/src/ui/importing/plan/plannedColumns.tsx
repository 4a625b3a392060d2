import type { Translate } from '../../../i18n/index.ts';
import { StatusBadge, type Meaning } from '../../base/StatusBadge.tsx';
import type { Column } from '../../lists/table/columns/column.ts';
import type { ImportKind } from '../importKind.ts';
import type { ListedRow, Outcome, Standing } from './listPlanned.ts';
import styles from './plannedColumns.module.css';

const meaningOfStanding: Readonly<Record<Standing, Meaning>> = {
  new: 'info',
  changed: 'watch',
  unchanged: 'neutral',
  duplicate: 'neutral',
  invalid: 'bad',
  left: 'watch',
  beyond: 'bad',
};
const meaningOfOutcome: Readonly<Record<Outcome, Meaning>> = {
  done: 'good',
  lost: 'watch',
  refused: 'bad',
  notTried: 'neutral',
};

type Words<Field extends string, Values extends object, Existing> = Pick<
  ImportKind<Field, Values, Existing>,
  'fields' | 'nameOf' | 'valueWords' | 'problemWords' | 'noteWords' | 'roomWords'
>;

/** Describes a row: its outcome, or its dry run, and skipped cells. */
function describeRow<Field extends string, Values extends object, Existing>(
  t: Translate<'importing'>,
  kind: Words<Field, Values, Existing>,
  row: ListedRow<Field, Values>,
): string {
  const left = Object.entries(row.warnings).flatMap(([field, problem]) =>
    problem
      ? t('details.leftOut', {
          field: kind.fields.find(({ id }) => id === field)?.label ?? field,
          problem: kind.problemWords(field, problem),
        })
      : [],
  );
  return [describePlan(t, kind, row), ...left].filter(Boolean).join(' ');
}

/** Describes a row's outcome, or before the import its dry run. */
function describePlan<Field extends string, Values extends object, Existing>(
  t: Translate<'importing'>,
  { fields, valueWords, problemWords, noteWords, roomWords }: Words<Field, Values, Existing>,
  { plan, standing, outcome }: ListedRow<Field, Values>,
): string {
  const labelOf = (field: string) => fields.find(({ id }) => id === field)?.label ?? field;
  const words = (field: string, value: unknown) =>
    value === null || value === '' ? t('details.empty') : valueWords(field, value as NonNullable<unknown>);
  const noted = plan.note ? (noteWords?.(plan.note) ?? '') : '';
  if (outcome === 'lost') return t('details.lost');
  if (outcome === 'refused') return t('details.refused');
  if (standing === 'beyond') return roomWords ?? '';
  switch (plan.verdict) {
    case 'new':
      return noted;
    case 'changed':
      return [
        ...plan.differences.map(({ field, from, to }) =>
          t('details.difference', {
            field: labelOf(field),
            from: words(field, from),
            to: words(field, to),
          }),
        ),
        ...(noted ? [noted] : []),
      ].join(' · ');
    case 'left':
      return t('details.left');
    case 'unchanged':
      return t('details.nothingDiffers');
    case 'duplicate':
      return plan.field === undefined
        ? t('details.sameRow', { line: plan.sameAs })
        : t('details.sameField', { field: labelOf(plan.field), line: plan.sameAs });
    case 'invalid':
      return Object.entries(plan.problems)
        .flatMap(([field, problem]) =>
          problem
            ? [t('details.problem', { field: labelOf(field), problem: problemWords(field, problem) })]
            : [],
        )
        .join(' ');
  }
}

/**
 * The columns of an import's rows. The CSV has the original cells, so it can be corrected and imported again.
 * @param hasBegun whether the import has started
 */
export function plannedColumns<Field extends string, Values extends object, Existing>(
  t: Translate<'importing'>,
  kind: Words<Field, Values, Existing>,
  hasBegun: boolean,
): Column<ListedRow<Field, Values>>[] {
  const outcomeWords = ({ outcome }: ListedRow<Field, Values>) => outcome && t(`outcomes.${outcome}`);
  return [
    {
      id: 'name',
      header: t('columns.name'),
      track: 'minmax(0, 1fr)',
      phone: 'first',
      choice: 'fixed',
      csv: false,
      value: ({ texts }) => kind.nameOf(texts) || null,
      search: ({ texts }) => Object.values(texts).join(' '),
      cell: ({ texts }) => <span dir="auto">{kind.nameOf(texts) || '–'}</span>,
    },
    {
      id: 'line',
      header: t('columns.line'),
      track: '72px',
      align: 'end',
      phone: 'hidden',
      value: ({ line }) => line,
      cell: ({ line }) => line,
    },
    ...kind.fields.map(({ id, label }): Column<ListedRow<Field, Values>> => ({
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
      phone: hasBegun ? 'hidden' : 'aside',
      value: ({ standing }) => t(`standings.${standing}`),
      cell: ({ standing }) => (
        <StatusBadge meaning={meaningOfStanding[standing]}>{t(`standings.${standing}`)}</StatusBadge>
      ),
    },
    ...(hasBegun
      ? [
          {
            id: 'result',
            header: t('columns.result'),
            track: 'minmax(112px, 0.4fr)',
            phone: 'aside',
            value: outcomeWords,
            cell: (row) =>
              row.outcome ? (
                <StatusBadge meaning={meaningOfOutcome[row.outcome]}>{outcomeWords(row)}</StatusBadge>
              ) : (
                '–'
              ),
          } satisfies Column<ListedRow<Field, Values>>,
        ]
      : []),
    {
      id: 'details',
      header: t('columns.details'),
      track: 'minmax(0, 1.8fr)',
      phone: 'below',
      value: (row) => describeRow(t, kind, row) || null,
      cell: (row) => (
        <span className={styles.details} dir="auto">
          {describeRow(t, kind, row)}
        </span>
      ),
    },
  ];
}

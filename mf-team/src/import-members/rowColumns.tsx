import type { Translate } from 'shared-lib/i18n';
import { NameCell, StatusBadge, type Meaning } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { describeRow } from './describeRow.ts';
import { importFields } from './importFields.ts';
import type { ListedRow, Standing } from './listRows.ts';
import { outcomeOf, type Outcome } from './outcomeOf.ts';
import styles from './rowColumns.module.css';

const meaningOfStanding: Readonly<Record<Standing, Meaning>> = {
  new: 'info',
  changed: 'watch',
  unchanged: 'neutral',
  duplicate: 'neutral',
  invalid: 'bad',
  beyond: 'bad',
};
const meaningOfOutcome: Readonly<Record<Outcome, Meaning>> = {
  added: 'good',
  changed: 'good',
  refused: 'bad',
  lost: 'watch',
  notTried: 'neutral',
};

/** The name in a row, even if it is only a part. */
export const nameOfRow = ({ texts }: ListedRow) => `${texts.firstName} ${texts.lastName}`.trim();

/**
 * The columns of an import's rows. The CSV has the file's cells as they were, so that a person can correct it and
 * choose it again.
 * @param t the texts of the module.
 * @param onTake null while nothing can be chosen.
 * @param hasResults whether a run has begun.
 */
export function rowColumns(
  t: Translate<'mf-team'>,
  onTake: ((line: number, isTaken: boolean) => void) | null,
  hasResults: boolean,
): Column<ListedRow>[] {
  const name = (row: ListedRow) => nameOfRow(row) || row.texts.email || '–';
  const outcomeWord = (row: ListedRow) => {
    const outcome = outcomeOf(row);
    return outcome && t(`importMembers.results.${outcome}`);
  };
  return [
    {
      id: 'name',
      header: t('importMembers.columns.fullName'),
      track: 'minmax(0, 1.2fr)',
      phone: 'first',
      choice: 'fixed',
      value: (row) => nameOfRow(row) || null,
      csv: false,
      search: ({ texts }) => `${texts.firstName} ${texts.lastName} ${texts.email}`,
      cell: (row) => (
        <span className={styles.name}>
          <input
            type="checkbox"
            className={styles.take}
            aria-label={t('importMembers.review.take', { line: row.line, name: name(row) })}
            checked={row.isTaken}
            disabled={!row.canTake || onTake === null}
            onChange={({ currentTarget }) => onTake?.(row.line, currentTarget.checked)}
          />
          <NameCell name={name(row)} detail={row.texts.email} />
        </span>
      ),
    },
    {
      id: 'line',
      header: t('importMembers.columns.line'),
      track: '64px',
      align: 'end',
      phone: 'hidden',
      value: ({ line }) => line,
      cell: ({ line }) => line,
    },
    ...importFields.map((field): Column<ListedRow> => ({
      id: field,
      header: t(`importMembers.columns.${field}`),
      track: 'minmax(0, 0.8fr)',
      phone: 'hidden',
      choice: 'hidden',
      value: ({ texts }) => texts[field] || null,
      cell: ({ texts }) => (
        <span dir="auto" title={texts[field]}>
          {texts[field]}
        </span>
      ),
    })),
    {
      id: 'standing',
      header: t('importMembers.columns.standing'),
      track: 'minmax(136px, 0.5fr)',
      phone: hasResults ? 'hidden' : 'aside',
      value: ({ standing }) => t(`importMembers.standings.${standing}`),
      cell: ({ standing }) => (
        <StatusBadge meaning={meaningOfStanding[standing]}>
          {t(`importMembers.standings.${standing}`)}
        </StatusBadge>
      ),
    },
    ...(hasResults
      ? [
          {
            id: 'result',
            header: t('importMembers.columns.result'),
            track: 'minmax(112px, 0.4fr)',
            phone: 'aside',
            value: outcomeWord,
            cell: (row) => {
              const outcome = outcomeOf(row);
              return outcome ? (
                <StatusBadge meaning={meaningOfOutcome[outcome]}>
                  {t(`importMembers.results.${outcome}`)}
                </StatusBadge>
              ) : (
                '–'
              );
            },
          } satisfies Column<ListedRow>,
        ]
      : []),
    {
      id: 'details',
      header: t('importMembers.columns.details'),
      track: 'minmax(0, 1.8fr)',
      phone: 'below',
      value: (row) => describeRow(t, row) || null,
      cell: (row) => (
        <span className={styles.details} dir="auto">
          {describeRow(t, row)}
        </span>
      ),
    },
  ];
}

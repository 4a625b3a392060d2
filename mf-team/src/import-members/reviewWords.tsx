import type { Translate } from 'shared-lib/i18n';
import { NameCell, type Meaning } from 'shared-lib/ui';
import type { ReviewWords } from 'shared-lib/ui/importing';
import { describeRow } from './describeRow.ts';
import { importFields, type ImportField } from './importFields.ts';
import type { ListedRow } from './listRows.ts';
import { outcomeOf, type Outcome } from './outcomeOf.ts';
import styles from './reviewWords.module.css';

/** In the order in which the list can be filtered by them. */
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
 * How the review describes the rows; a person can leave each out.
 * @param t the texts of the module.
 * @param onTake null while nothing can be chosen.
 * @param hasResults whether a run has begun.
 */
export function reviewWords(
  t: Translate<'mf-team'>,
  onTake: ((line: number, isTaken: boolean) => void) | null,
  hasResults: boolean,
): ReviewWords<ListedRow, ImportField, Outcome> {
  const name = (row: ListedRow) => nameOfRow(row) || row.texts.email || '–';
  return {
    name: {
      header: t('importMembers.columns.fullName'),
      value: (row) => nameOfRow(row) || null,
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
    fields: importFields.map((id) => ({ id, label: t(`importMembers.columns.${id}`) })),
    details: (row) => describeRow(t, row),
    outcomes: hasResults
      ? {
          meanings: meaningOfOutcome,
          words: (outcome) => t(`importMembers.results.${outcome}`),
          of: outcomeOf,
        }
      : null,
  };
}

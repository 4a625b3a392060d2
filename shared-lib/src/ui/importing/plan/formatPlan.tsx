import type { RowProblems } from '../../../domain/index.ts';
import type { Translate } from '../../../i18n/index.ts';
import { NameCell } from '../../base/people/NameCell.tsx';
import type { Meaning } from '../../base/StatusBadge.tsx';
import type { ImportKind } from '../importKind.ts';
import type { ReviewWords } from '../review/reviewColumns.tsx';
import type { ListedRow, Outcome } from './listImportRows.ts';
import styles from './formatPlan.module.css';

/** In the order in which they are counted and filtered. */
const meaningOfOutcome: Readonly<Record<Outcome, Meaning>> = {
  done: 'good',
  lost: 'watch',
  refused: 'bad',
  notTried: 'neutral',
};

type Words<Field extends string, Values extends object, Existing> = Pick<
  ImportKind<Field, Values, Existing>,
  | 'fields'
  | 'nameOf'
  | 'detailOf'
  | 'formatValue'
  | 'formatProblem'
  | 'formatNote'
  | 'formatDone'
  | 'limit'
  | 'canSkip'
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
          problem: kind.formatProblem(field, problem),
        })
      : [],
  );
  return [describePlan(t, kind, row), ...left].filter(Boolean).join(' ');
}

/** Describes a row's outcome, or before the import its dry run. */
function describePlan<Field extends string, Values extends object, Existing>(
  t: Translate<'importing'>,
  { fields, formatValue, formatProblem, formatNote, formatDone, limit }: Words<Field, Values, Existing>,
  { plan, refusal, outcome, why }: ListedRow<Field, Values>,
): string {
  const labelOf = (field: string) => fields.find(({ id }) => id === field)?.label ?? field;
  const words = (field: string, value: unknown) =>
    value === null || value === '' ? t('details.empty') : formatValue(field, value as NonNullable<unknown>);
  const noted = plan.note ? (formatNote?.(plan.note) ?? '') : '';
  if (outcome === 'lost') return t('details.lost');
  const problemsIn = (problems: RowProblems) =>
    Object.entries(problems)
      .flatMap(([field, problem]) =>
        problem
          ? [t('details.problem', { field: labelOf(field), problem: formatProblem(field, problem) })]
          : [],
      )
      .join(' ');
  if (outcome === 'refused') {
    return typeof why === 'object' ? problemsIn(why) : (why ?? t('details.refused'));
  }
  if (refusal !== null) return limit?.words(refusal) ?? '';
  const didMore = outcome === 'done' && 'values' in plan && formatDone?.(plan.values);
  if (didMore) return didMore;
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
      return [t('details.nothingDiffers'), noted].filter(Boolean).join(' ');
    case 'duplicate':
      return plan.field === undefined
        ? t('details.sameRow', { line: plan.sameAs })
        : t('details.sameField', { field: labelOf(plan.field), line: plan.sameAs });
    case 'invalid':
      return problemsIn(plan.problems);
  }
}

/**
 * How the review describes a kind's rows.
 * @param hasBegun whether the import has started
 * @param onTake imports lines or leaves them out; null while nothing can be chosen
 */
export const formatPlan = <Field extends string, Values extends object, Existing>(
  t: Translate<'importing'>,
  kind: Words<Field, Values, Existing>,
  hasBegun: boolean,
  onTake: ((lines: readonly number[], isTaken: boolean) => void) | null = null,
): ReviewWords<ListedRow<Field, Values>, Field, Outcome> => ({
  name: {
    header: t('columns.name'),
    value: ({ texts }) => kind.nameOf(texts) || null,
    search: ({ texts }) => Object.values(texts).join(' '),
    cell: ({ line, texts, isTaken, canTake }) => {
      const name = kind.nameOf(texts) || '–';
      const shown = kind.detailOf ? (
        <NameCell name={name} detail={kind.detailOf(texts)} />
      ) : (
        <span dir="auto">{name}</span>
      );
      if (!kind.canSkip) return shown;
      return (
        <span className={styles.name}>
          <input
            type="checkbox"
            className={`vh-check ${styles.take}`}
            aria-label={t('review.take', { line, name })}
            checked={isTaken}
            disabled={!canTake || onTake === null}
            onChange={({ currentTarget }) => onTake?.([line], currentTarget.checked)}
          />
          {shown}
        </span>
      );
    },
  },
  fields: kind.fields,
  details: (row) => describeRow(t, kind, row),
  outcomes: hasBegun
    ? {
        meanings: meaningOfOutcome,
        words: (outcome) => t(`outcomes.${outcome}`),
        of: ({ outcome }) => outcome,
      }
    : null,
});

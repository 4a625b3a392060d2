import type { Translate } from '../../../i18n/index.ts';
import type { Meaning } from '../../base/StatusBadge.tsx';
import type { ImportKind } from '../importKind.ts';
import type { ReviewWords } from '../review/reviewColumns.tsx';
import type { ListedRow, Outcome } from './listImportRows.ts';

/** In the order in which they are counted and filtered. */
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
  { plan, status, outcome }: ListedRow<Field, Values>,
): string {
  const labelOf = (field: string) => fields.find(({ id }) => id === field)?.label ?? field;
  const words = (field: string, value: unknown) =>
    value === null || value === '' ? t('details.empty') : valueWords(field, value as NonNullable<unknown>);
  const noted = plan.note ? (noteWords?.(plan.note) ?? '') : '';
  if (outcome === 'lost') return t('details.lost');
  if (outcome === 'refused') return t('details.refused');
  if (status === 'beyond') return roomWords ?? '';
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
 * How the review describes a kind's rows.
 * @param hasBegun whether the import has started
 */
export const plannedWords = <Field extends string, Values extends object, Existing>(
  t: Translate<'importing'>,
  kind: Words<Field, Values, Existing>,
  hasBegun: boolean,
): ReviewWords<ListedRow<Field, Values>, Field, Outcome> => ({
  name: {
    header: t('columns.name'),
    value: ({ texts }) => kind.nameOf(texts) || null,
    search: ({ texts }) => Object.values(texts).join(' '),
    cell: ({ texts }) => <span dir="auto">{kind.nameOf(texts) || '–'}</span>,
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

import { formatNight, useTexts, type Translate } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import styles from './communities.module.css';
import type { CommunityRow } from './communityRows.ts';
import { tonightMeanings, tonightStates, type LastResult, type Tonight } from './nightFacts.ts';

/** A missed shift ranks worse than any number of missed units. */
const missedRank = 1e6;

const rankOf = ({ isMissed, left }: LastResult) => (isMissed ? missedRank : left);

const placeOf = ({ id }: CommunityRow) => encodeURIComponent(id);

type Words = Translate<'mf-communities'>;

/** Tonight's state in words. */
export const tonightText = ({ state }: Pick<Tonight, 'state'>, t: Words) =>
  state === 'closed' || state === 'off' ? t(`nights.${state}`) : t(`tonight.${state}`);

const resultText = ({ isMissed, left }: LastResult, t: Words) => {
  if (isMissed) return t('tonight.missed');
  return left > 0 ? t('lastResult.left', { count: left }) : t('lastResult.done');
};

/** The last night's result, with a link to its units. */
function LastResultCell({ row }: { row: CommunityRow }) {
  const { t, i18n } = useTexts('mf-communities');
  const { lastResult } = row;
  if (lastResult === null) return <span className={styles.none}>–</span>;
  return (
    <Link
      to={`/units?community=${placeOf(row)}&night=${lastResult.date}`}
      className={styles.result ?? ''}
      title={formatNight(lastResult.date, i18n.language)}
    >
      <StatusBadge meaning={rankOf(lastResult) > 0 ? 'bad' : 'good'}>{resultText(lastResult, t)}</StatusBadge>
    </Link>
  );
}

/** How many cases are open, with a link to them. */
function OpenCasesLink({ row, isLong }: { row: CommunityRow; isLong?: boolean }) {
  const { t } = useTexts('mf-communities');
  const { openCases } = row;
  if (!openCases) return <span className={styles.none}>{openCases ?? '–'}</span>;
  const words = t('openCases', { count: openCases });
  return (
    <Link
      to={`/violations?community=${placeOf(row)}&status=open`}
      className={styles.cases ?? ''}
      aria-label={words}
    >
      {isLong ? words : openCases}
    </Link>
  );
}

/** Tonight's state with its specialist; on a phone with the last result and the open cases. */
function TonightCell({ row }: { row: CommunityRow }) {
  const { t } = useTexts('mf-communities');
  const { tonight } = row;
  if (tonight === null) return <span className={styles.none}>–</span>;
  const { state, name } = tonight;
  return (
    <span className={`${styles.cell} ${styles.tonight}`}>
      {state === 'closed' || state === 'off' ? (
        <span className={styles.quiet}>{tonightText(tonight, t)}</span>
      ) : (
        <StatusBadge meaning={tonightMeanings[state]}>{tonightText(tonight, t)}</StatusBadge>
      )}
      {name && (
        <span className={`vh-cut ${styles.names}`} dir="auto" title={name}>
          {name}
        </span>
      )}
      <span className={styles.onPhone}>
        {row.lastResult && (
          <>
            {t('columns.lastResult')}: <LastResultCell row={row} />
          </>
        )}
        <OpenCasesLink row={row} isLong />
      </span>
    </span>
  );
}

/**
 * The columns of the list of communities about their nights and cases. Each figure links to what it counts.
 * @param t the module's texts.
 */
export const nightColumns = (t: Words): Column<CommunityRow>[] => [
  {
    id: 'tonight',
    header: t('columns.tonight'),
    track: 'minmax(108px, 0.9fr)',
    phone: 'below',
    value: ({ tonight }) => tonight && tonightStates.indexOf(tonight.state),
    csv: ({ tonight }) => tonight && tonightText(tonight, t),
    cell: (row) => <TonightCell row={row} />,
  },
  {
    id: 'lastResult',
    header: t('columns.lastResult'),
    track: 'minmax(108px, 0.5fr)',
    phone: 'hidden',
    firstDirection: 'desc',
    value: ({ lastResult }) => lastResult && rankOf(lastResult),
    csv: ({ lastResult }) => lastResult && `${lastResult.date} ${resultText(lastResult, t)}`,
    cell: (row) => <LastResultCell row={row} />,
  },
  {
    id: 'openCases',
    header: t('columns.openCases'),
    track: 'minmax(64px, 0.3fr)',
    align: 'end',
    phone: 'hidden',
    firstDirection: 'desc',
    value: ({ openCases }) => openCases,
    cell: (row) => <OpenCasesLink row={row} />,
  },
];

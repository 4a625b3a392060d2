import { IconAlertTriangle, IconCheck, IconProgress, IconX } from '@tabler/icons-react';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { Meaning } from 'shared-lib/ui';
import type { CoverageCell, CoverageRow } from 'mf-tracking/domain';
import { checkpointsHref } from '../../board/addresses.ts';
import styles from './CoverageTable.module.css';

const meaningOf = ({ state, isPoor }: CoverageCell): Meaning => {
  if (state === 'all') return 'good';
  if (state === 'underWay') return 'info';
  if (state !== 'some' && state !== 'none') return 'neutral';
  return isPoor ? 'bad' : 'watch';
};

const icons = {
  good: IconCheck,
  info: IconProgress,
  watch: IconAlertTriangle,
  bad: IconX,
  neutral: null,
} as const;

interface CoverageLinkProps {
  row: CoverageRow;
  cell: CoverageCell;
  column: number;
  /** Whether the Tab key stops here. */
  isCurrent: boolean;
}

/** A community's night: how many checkpoints were scanned, in words, color and figure. Opens that night's scans. */
export function CoverageLink({ row, cell, column, isCurrent }: CoverageLinkProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { date, state, scanned, expected, missed } = cell;
  const meaning = meaningOf(cell);
  const Icon = icons[meaning];
  const isCounted = expected > 0;
  const said = isCounted
    ? t('rounds.grid.scanned', { scanned, count: expected })
    : t(`rounds.grid.states.${state as Exclude<typeof state, 'all' | 'some' | 'none'>}`);
  const label = [said, ...(missed > 0 ? [t('rounds.grid.missed', { count: missed })] : [])].join(', ');
  return (
    <Link
      to={checkpointsHref({ communityId: row.communityId, serviceDate: date })}
      className={styles.link ?? ''}
      tabIndex={isCurrent ? 0 : -1}
      title={label}
      data-column={column}
      data-meaning={meaning}
      data-state={state}
    >
      <span className="vh-unseen">
        {t('rounds.grid.cell', { name: row.name, night: formatNight(date, i18n.language), said: label })}
      </span>
      {isCounted ? (
        <>
          <span className={styles.figure} aria-hidden>
            {Icon && <Icon size={14} stroke={2.5} />}
            {scanned.toLocaleString(i18n.language)}/{expected.toLocaleString(i18n.language)}
          </span>
          {missed > 0 && (
            <span className={styles.small} aria-hidden>
              {t('rounds.grid.missedShort', { count: missed })}
            </span>
          )}
        </>
      ) : (
        <span className={styles.small} aria-hidden>
          {said}
        </span>
      )}
    </Link>
  );
}

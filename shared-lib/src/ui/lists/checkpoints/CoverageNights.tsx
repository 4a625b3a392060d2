import type { NightCoverage } from '../../../domain/index.ts';
import { formatNight } from '../../../i18n/index.ts';
import { Link } from 'react-router-dom';
import styles from './checkpoints.module.css';
import { useCheckpointTexts } from './texts.ts';

/** Percentage from which a night is nearly complete. */
const nearlyComplete = 80;

const meaningOf = ({ percent, isUnderWay }: NightCoverage): string => {
  if (percent === 100) return 'good';
  if (isUnderWay) return 'underWay';
  return (percent ?? 0) >= nearlyComplete ? 'watch' : 'bad';
};

interface CoverageNightsProps {
  /** Oldest first. */
  nights: readonly NightCoverage[];
  /** The night shown below, if any. */
  current?: string;
  /** A night's address; without it, nights aren't links. */
  hrefOf?: (date: string) => string;
}

/** A bar chart of how much of the route was scanned each night. */
export function CoverageNights({ nights, current, hrefOf }: CoverageNightsProps) {
  const { t } = useCheckpointTexts();
  if (nights.length === 0) return <p className="vh-muted">{t('coverage.none')}</p>;
  return (
    <ol className={`vh-list ${styles.nights}`} aria-label={t('coverage.title')}>
      {nights.map((night) => (
        <li key={night.date}>
          {hrefOf ? (
            <Link
              className={styles.night ?? ''}
              to={hrefOf(night.date)}
              preventScrollReset
              aria-current={night.date === current ? 'date' : undefined}
            >
              <Night night={night} />
            </Link>
          ) : (
            <span className={styles.night}>
              <Night night={night} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Night({ night }: { night: NightCoverage }) {
  const { t, i18n } = useCheckpointTexts();
  const { date, expected, scanned, percent } = night;
  return (
    <>
      <span className={styles.percent} aria-hidden>
        {percent === null ? '–' : `${percent}%`}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} data-meaning={meaningOf(night)} style={{ height: `${percent ?? 0}%` }} />
      </span>
      <time dateTime={date} className={styles.date} aria-hidden>
        {Number(date.slice(8))}
      </time>
      <span className="vh-unseen">
        {t('coverage.night', { night: formatNight(date, i18n.language), scanned, expected })}
      </span>
    </>
  );
}

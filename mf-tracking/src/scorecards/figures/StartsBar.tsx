import type { Score } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './StartsBar.module.css';

/** The parts of scheduled work, as a bar and its legend show them. */
const parts = ['onTime', 'late', 'unknown', 'missed'] as const;

interface StartsBarProps {
  score: Score;
  /** With the parts in words below. */
  hasLegend?: boolean;
}

/** Scheduled shifts as one bar: what share was on time, late, served without a clock-in, and missed. */
export function StartsBar({ score, hasLegend = false }: StartsBarProps) {
  const { t } = useTexts('mf-tracking');
  const shown = parts.filter((part) => score[part] > 0);
  const words = shown.map((part) => t(`scores.starts.${part}`, { count: score[part] }));
  return (
    <div className={hasLegend ? styles.large : undefined}>
      {hasLegend && <p className={styles.total}>{t('scores.scheduled', { count: score.shifts })}</p>}
      <div
        role="img"
        aria-label={t('scores.starts.label', { count: score.shifts, parts: words.join(', ') })}
        className={styles.bar}
        data-large={hasLegend || undefined}
      >
        {shown.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: score[part] }} />
        ))}
      </div>
      {hasLegend && (
        <ul className={styles.legend} aria-hidden>
          {shown.map((part, index) => (
            <li key={part} data-part={part}>
              {words[index]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useId } from 'react';
import { limitStatusOf, type LimitUsage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './PlanMeter.module.css';

const meanings = { within: 'good', at: 'watch', over: 'bad' } as const;

export interface PlanMeterProps {
  of: 'team' | 'communities' | 'admin';
  use: LimitUsage;
}

/** Usage of one limit, as a figure, a bar and text. */
export function PlanMeter({ of, use }: PlanMeterProps) {
  const { t } = useTexts('mf-billing');
  const labelId = useId();
  const { used, limit } = use;
  const { status, by } = limitStatusOf(use);
  const figure = t('billing.used', { used, limit });
  const words = t(`billing.standing.${status}`, { by });
  return (
    <div className={styles.meter} data-meaning={meanings[status]}>
      <div className={styles.line}>
        <span id={labelId} className="vh-label">
          {t(`billing.use.${of}`)}
        </span>
        <span className={styles.figure}>{figure}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={Math.max(limit, used)}
        aria-valuenow={used}
        aria-valuetext={`${figure}. ${words}`}
        className={styles.track}
      >
        <span className={styles.bar} style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </div>
      <span className={`vh-soft ${styles.words}`}>{words}</span>
    </div>
  );
}

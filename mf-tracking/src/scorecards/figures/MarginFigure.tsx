import type { ScorePeriod } from 'mf-tracking/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Change } from './Sparkline.tsx';
import { figureText } from './figureText.ts';
import { recordsHref, type ScoreOwner } from '../recordsHref.ts';
import styles from '../Scorecard.module.css';
import type { PeriodMargin } from '../useMargins.ts';

interface MarginFigureProps {
  /** Null if no community has a rate. */
  of: PeriodMargin | null;
  owner: ScoreOwner;
  period: ScorePeriod;
  isCovered: boolean;
}

/** The margin as a figure of a scorecard, for the owner. It opens the hours it counts. */
export function MarginFigure({ of, owner, period, isCovered }: MarginFigureProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  if (of === null) {
    return (
      <div className={styles.figure}>
        <span className={styles.label}>{t('scores.margin.title')}</span>
        <span className={styles.line}>
          <strong className={styles.value}>–</strong>
        </span>
        <span className={styles.basis}>{t('scores.margin.noRate')}</span>
      </div>
    );
  }
  const { margin, by } = of;
  return (
    <Link to={recordsHref('hours', owner, period)} className={styles.figure ?? ''}>
      <span className={styles.label}>{t('scores.margin.title')}</span>
      <span className={styles.line}>
        <strong className={styles.value}>{figureText('onTime', margin.share, { t, language })}</strong>
      </span>
      {isCovered && (
        <Change
          figure="onTime"
          change={by === null ? null : { by, isBetter: by === 0 ? null : by > 0 }}
          nights={period.nights}
        />
      )}
      <span className={styles.basis}>
        {t('scores.margin.basis', {
          revenue: formatMoney(margin.revenueCents, language),
          cost: formatMoney(margin.costCents, language),
        })}
      </span>
      {margin.rated < margin.served && (
        <span className={styles.basis}>
          {t('scores.margin.rated', { part: margin.rated, count: margin.served })}
        </span>
      )}
    </Link>
  );
}

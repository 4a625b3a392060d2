import type { ReactNode } from 'react';
import {
  figureChange,
  figureKinds,
  figuresOf,
  figureValue,
  shareOf,
  type ScoreFigure,
  type ScorePeriod,
} from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { figureText } from './figures/figureText.ts';
import { recordsHref, type ScoreOwner } from './recordsHref.ts';
import styles from './Scorecard.module.css';
import type { PeriodScores } from './scoreRows.ts';
import { Change, Sparkline, StartsBar } from './figures/Sparkline.tsx';

interface ScorecardProps {
  scores: PeriodScores;
  owner: ScoreOwner;
  period: ScorePeriod;
  isCovered: boolean;
  /** Further figures, after the others. */
  children?: ReactNode;
}

/** A scorecard: scheduled work as a bar, and each figure with its trend and change. A figure opens its records. */
export function Scorecard({ scores, owner, period, isCovered, children }: ScorecardProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <>
      <StartsBar score={scores.score} hasLegend />
      <ul className={`vh-list ${styles.figures}`} aria-label={t('scores.figuresLabel')}>
        {figuresOf[scores.scope].map((figure) => (
          <li key={figure}>
            <Figure figure={figure} scores={scores} owner={owner} period={period} isCovered={isCovered} />
          </li>
        ))}
        {children}
      </ul>
      {!isCovered && (
        <p className={`vh-soft ${styles.uncovered}`}>{t('scores.uncovered', { count: period.nights })}</p>
      )}
    </>
  );
}

/** The basis of a figure, such as `40 of 44 clock-ins`. */
function useBasis(figure: ScoreFigure, { score }: PeriodScores, { nights }: ScorePeriod): string {
  const { t } = useTexts('mf-tracking');
  const share = shareOf(figure, score);
  switch (figure) {
    case 'onTime':
      return t('scores.basis.clockIns', { part: share?.part ?? 0, count: share?.of ?? 0 });
    case 'missedDoors':
      return t('scores.basis.doors', { part: share?.part ?? 0, count: share?.of ?? 0 });
    case 'missedShifts':
      return t('scores.basis.shifts', { part: share?.part ?? 0, count: share?.of ?? 0 });
    case 'returned':
    case 'flagged':
    case 'violations':
      return t('scores.basis.reports', { count: score.reports });
    case 'requests':
      return t('scores.basis.inNights', { count: nights });
    case 'doorsPerHour':
      return t('scores.basis.inShifts', { count: score.pacedShifts });
    default:
      return t('scores.basis.inShifts', { count: score.shifts });
  }
}

function Figure({ figure, scores, owner, period, isCovered }: ScorecardProps & { figure: ScoreFigure }) {
  const { t, i18n } = useTexts('mf-tracking');
  const value = figureValue(figure, scores.score);
  const basis = useBasis(figure, scores, period);
  return (
    <Link to={recordsHref(figure, owner, period)} className={styles.figure ?? ''}>
      <span className={styles.label}>{t(`scores.figures.${figure}`)}</span>
      <span className={styles.line}>
        <strong className={styles.value}>
          {value === null
            ? t(figureKinds[figure] === 'count' ? 'scores.noReports' : 'scores.tooFew')
            : figureText(figure, value, { t, language: i18n.language })}
        </strong>
        <Sparkline figure={figure} scores={scores} period={period} />
      </span>
      {isCovered && (
        <Change
          figure={figure}
          change={figureChange(figure, scores.score, scores.previous, isCovered)}
          nights={period.nights}
        />
      )}
      <span className={styles.basis}>{basis}</span>
    </Link>
  );
}

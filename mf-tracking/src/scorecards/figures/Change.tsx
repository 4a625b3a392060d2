import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import type { FigureChange, ScoreFigure, ScoreNights } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './Change.module.css';
import { formatChange, unitOf } from './formatFigure.ts';

interface ChangeProps {
  figure: ScoreFigure;
  /** Null if there is nothing to compare with. */
  change: FigureChange | null;
  nights: ScoreNights;
}

const isNone = (text: string) => text === '0';

/** A figure's change since the period before: an arrow, the difference, and whether it is better. */
export function Change({ figure, change, nights }: ChangeProps) {
  const { t, i18n } = useTexts('mf-tracking');
  if (change === null) return <span className={styles.none}>{t('scores.change.unknown')}</span>;
  const value = formatChange(figure, change.by, i18n.language);
  const Icon = isNone(value) ? IconEqual : change.by > 0 ? IconArrowUpRight : IconArrowDownRight;
  const verdict =
    isNone(value) || change.isBetter === null ? 'neutral' : change.isBetter ? 'better' : 'worse';
  const words = isNone(value) ? t('scores.change.same') : t(`scores.change.${unitOf(figure)}`, { value });
  return (
    <span className={styles.change} data-verdict={verdict} title={t('scores.change.than', { count: nights })}>
      <Icon size={14} aria-hidden />
      {words}
      {verdict !== 'neutral' && <span className={styles.verdict}>{t(`scores.change.${verdict}`)}</span>}
    </span>
  );
}

import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { useMemo } from 'react';
import {
  figureValue,
  scoreOf,
  shiftsIn,
  trendSpans,
  type FigureChange,
  type Score,
  type ScoreFigure,
  type ScoreNights,
  type ScorePeriod,
} from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { figureText, formatChange, sparkLines, unitOf } from './figureText.ts';
import type { PeriodScores } from '../scoreRows.ts';
import styles from './Sparkline.module.css';

const [width, height, edge] = [72, 22, 3];

interface SparklineProps {
  figure: ScoreFigure;
  scores: Pick<PeriodScores, 'scope' | 'shifts' | 'requests'>;
  period: ScorePeriod;
}

/** A figure's trend in a period as a line, and in words: its first and last point, its lowest and highest. */
export function Sparkline({ figure, scores: { scope, shifts, requests }, period }: SparklineProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const values = useMemo(
    () =>
      trendSpans(period).map((span) =>
        figureValue(figure, scoreOf(scope, shiftsIn(shifts, span), shiftsIn(requests, span)), 1),
      ),
    [figure, scope, shifts, requests, period],
  );
  const known = values.filter((value) => value !== null);
  const words = (value: number | undefined) =>
    figureText(figure, value ?? null, { t, language: i18n.language });
  const label =
    known.length < 2
      ? t('scores.trend.none')
      : t('scores.trend.words', {
          first: words(known[0]),
          last: words(known.at(-1)),
          least: words(Math.min(...known)),
          most: words(Math.max(...known)),
        });
  const at = ({ x, y }: { x: number; y: number }) =>
    `${edge + x * (width - 2 * edge)},${edge + y * (height - 2 * edge)}`;
  const lines = sparkLines(values);
  const end = lines.at(-1)?.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title>{label}</title>
      {lines.map((line) => (
        // A line of one point is drawn as a dot.
        <polyline key={line[0]?.x} points={[...line, line.at(-1)!].map(at).join(' ')} />
      ))}
      {end && <circle cx={at(end).split(',')[0]} cy={at(end).split(',')[1]} r={2.5} />}
    </svg>
  );
}

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

/** The parts of scheduled work, as a bar and its legend show them. */
const parts = ['onTime', 'late', 'unknown', 'missed'] as const;

interface StartsBarProps {
  score: Score;
  /** Whether the parts are listed below in words. */
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
        <ul className={`vh-list vh-soft ${styles.legend}`} aria-hidden>
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

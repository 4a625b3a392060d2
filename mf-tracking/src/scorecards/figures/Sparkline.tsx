import { useMemo } from 'react';
import {
  figureValue,
  scoreOf,
  shiftsIn,
  trendSpans,
  type ScoreFigure,
  type ScorePeriod,
} from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { figureText } from './figureText.ts';
import type { PeriodScores } from '../scoreRows.ts';
import styles from './Sparkline.module.css';
import { sparkLines } from './sparkPoints.ts';

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

import { useMemo } from 'react';
import {
  figureChange,
  figureKinds,
  figuresOf,
  figureValue,
  type ScoreFigure,
  type ScoreScope,
} from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { figureText } from './figures/figureText.ts';
import type { ScoreRow } from './scoreRows.ts';
import { Change, Sparkline, StartsBar } from './figures/Sparkline.tsx';
import styles from './ScoreTable.module.css';
import type { MarginOf } from './useMargins.ts';
import type { Scorecards } from './useScorecards.ts';

/** The figures whose trend the list shows. */
const withTrend: readonly ScoreFigure[] = ['onTime', 'doorsPerHour'];

/** The figures that only the panel and the exported file show, unless the user selects their column. */
const hiddenAtFirst: readonly ScoreFigure[] = ['hours', 'flagged', 'returned'];

type ListedScope = Exclude<ScoreScope, 'business'>;

/** The columns of a list of scorecards: the name, scheduled shifts, and each figure. */
export function useScoreColumns(
  scope: ListedScope,
  { period, isCovered }: Pick<Scorecards, 'period' | 'isCovered'>,
  marginOf: MarginOf | null,
): Column<ScoreRow>[] {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  return useMemo(() => {
    const figureColumn = (figure: ScoreFigure): Column<ScoreRow> => {
      const hasTrend = withTrend.includes(figure);
      const isRate = figureKinds[figure] === 'share' || figureKinds[figure] === 'perHour';
      return {
        id: figure,
        header: t(`scores.headers.${figure}`),
        // Wide enough for a change, such as "-0.3 pts · better" of a rate.
        track: hasTrend ? 'minmax(128px, 1.1fr)' : isRate ? 'minmax(112px, 0.9fr)' : 'minmax(84px, 0.7fr)',
        phone: figure === 'onTime' ? 'aside' : 'hidden',
        firstDirection: 'desc',
        ...(hiddenAtFirst.includes(figure) && { choice: 'hidden' }),
        value: ({ score }) => figureValue(figure, score),
        csv: ({ score }) => {
          const value = figureValue(figure, score);
          return value === null ? null : Number(value.toFixed(isRate ? 4 : 0));
        },
        cell: (row) => (
          <span className={styles.figure}>
            <span className={styles.line}>
              <span className={styles.cardLabel}>{t(`scores.headers.${figure}`)}</span>
              <span className={styles.value}>
                {figureText(figure, figureValue(figure, row.score), { t, language })}
              </span>
              {hasTrend && <Sparkline figure={figure} scores={row} period={period} />}
            </span>
            {isCovered && (
              <Change
                figure={figure}
                change={figureChange(figure, row.score, row.previous, isCovered)}
                nights={period.nights}
              />
            )}
          </span>
        ),
      };
    };
    const marginColumn = (of: MarginOf): Column<ScoreRow> => {
      const shareOf = ({ allShifts }: ScoreRow) => of(allShifts)?.margin.share ?? null;
      return {
        id: 'margin',
        header: t('scores.margin.title'),
        track: 'minmax(80px, 0.6fr)',
        phone: 'hidden',
        firstDirection: 'desc',
        value: shareOf,
        csv: (row) => {
          const share = shareOf(row);
          return share === null ? null : Number(share.toFixed(4));
        },
        cell: (row) => figureText('onTime', shareOf(row), { t, language }),
      };
    };
    return [
      {
        id: 'name',
        header: t(`scores.columns.${scope}`),
        track: 'minmax(96px, 1.9fr)',
        phone: 'first',
        choice: 'fixed',
        value: ({ name }) => name,
        search: ({ name }) => name,
        cell: ({ name }) =>
          scope === 'member' ? <NameCell name={name} /> : <NameCell shape="place" name={name} />,
      },
      {
        id: 'shifts',
        header: t('scores.columns.shifts'),
        track: 'minmax(96px, 0.8fr)',
        phone: 'below',
        firstDirection: 'desc',
        value: ({ score }) => score.shifts,
        cell: ({ score }) => (
          <span className={styles.shifts}>
            {t('scores.shifts', { count: score.shifts })}
            <StartsBar score={score} />
          </span>
        ),
      },
      ...figuresOf[scope].map(figureColumn),
      ...(marginOf ? [marginColumn(marginOf)] : []),
    ];
  }, [t, language, scope, period, isCovered, marginOf]);
}

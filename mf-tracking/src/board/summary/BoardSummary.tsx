import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import type { Board } from '../night/boardOf.ts';
import { nightDates } from '../night/nightDates.ts';
import { notableStates } from '../night/notableStates.ts';

/**
 * The night in one sentence: how many communities are served, what needs attention, the doors, and when it ends.
 */
export function BoardSummary({ board }: { board: Omit<Board, 'rows'> }) {
  const { t, i18n } = useTexts('mf-tracking');
  const { counts, serviceDates, doorsTotal, doorsServiced, finishAt } = board;
  const shifts = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const viewerZone = viewerTimeZone();
  const sentence = [
    t('served', { done: counts.done, count: shifts }),
    ...notableStates(counts).map(({ state, count }) => t(`counts.${state}`, { count })),
    ...(doorsServiced > 0 ? [t('doorsOf', { done: doorsServiced, count: doorsTotal })] : []),
    ...(finishAt === null
      ? []
      : [t('finish', { time: clockTime(finishAt, viewerZone, viewerZone, i18n.language) })]),
  ].join(', ');
  return (
    <>
      {t('night', { dates: nightDates(serviceDates, i18n.language) })} · {sentence}
    </>
  );
}

import { createContext, useContext, useMemo } from 'react';
import { useCustomer, useNow } from 'shared-lib/data';
import { businessZone } from 'shared-lib/domain';
import { useTexts, viewerTimeZone, type Translate } from 'shared-lib/i18n';
import { nightTimeline, unassignedKey, type NightTimeline, type TimelineRows } from 'mf-tracking/domain';
import type { RatedRow } from '../night/ratedRows.ts';
import type { LiveBoard } from '../night/useBoard.ts';
import type { BoardRow } from '../night/boardRow.ts';
import { communityTime, formatLateness } from '../table/communityTime.ts';

/**
 * A shift's lane in words: planned and actual times on the community's clock, doors, and how late it is.
 * @param t the module's texts
 * @param language a BCP 47 tag
 */
function describeShift(row: BoardRow, t: Translate<'mf-tracking'>, language: string): string {
  const timeOf = (instant: number) => communityTime(instant, row.timeZone, language);
  const { clockInAt, clockOutAt, timeFault } = row;
  const actual = () => {
    if (clockInAt === null) return t('timeline.notIn');
    return clockOutAt === null
      ? t('timeline.in', { clockIn: timeOf(clockInAt) })
      : t('timeline.inAndOut', { clockIn: timeOf(clockInAt), clockOut: timeOf(clockOutAt) });
  };
  const facts = [
    t('timeline.planned', { from: timeOf(row.scheduledStart), to: timeOf(row.finishBy) }),
    actual(),
    ...(timeFault === null ? [] : [t(`timeFaults.${timeFault}`)]),
    ...(row.doorsTotal === 0 ? [] : [t('phone.doors', { part: row.doorsServiced, all: row.doorsTotal })]),
    formatLateness(row.lateMin, t) ?? [],
  ].flat();
  return t('timeline.row', { name: row.communityName, facts: facts.join(', ') });
}

/** The displayed timeline, which grows every minute: its lanes redraw, the table around them doesn't. */
interface ShownTimeline {
  readonly timeline: NightTimeline;
  /** The business's time zone, whose hours are shown. */
  readonly timeZone: string;
  /** Everything that a row's lane shows, in words. */
  readonly describe: (key: string) => string;
}

const TimelineContext = createContext<ShownTimeline | null>(null);

export const TimelineProvider = TimelineContext.Provider;

/** The timeline that a table's lanes belong to; null on a night without shifts. */
export const useShownTimeline = (): ShownTimeline | null => useContext(TimelineContext);

/**
 * The night of a board as a timeline, live.
 * @param board null while the page shows no timeline
 * @param shifts the board's, rated
 * @param by what its rows are
 */
export function useTimeline(
  board: Pick<LiveBoard, 'clockInOuts'> | null,
  shifts: readonly RatedRow[],
  by: TimelineRows,
): ShownTimeline | null {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const now = useNow();
  const customer = useCustomer();
  const timeZone =
    customer.status === 'ready' && customer.data ? businessZone(customer.data) : viewerTimeZone();
  const clockInOuts = board?.clockInOuts;
  return useMemo(() => {
    if (!clockInOuts) return null;
    const timeline = nightTimeline(shifts, clockInOuts, now, timeZone, by);
    if (timeline === null) return null;
    const own = (key: string) =>
      shifts.filter(({ communityId, agentId }) =>
        by === 'community' ? communityId === key : (agentId ?? unassignedKey) === key,
      );
    return {
      timeline,
      timeZone,
      describe: (key) =>
        own(key)
          .map((shift) => describeShift(shift, t, language))
          .join(' '),
    };
  }, [shifts, clockInOuts, now, timeZone, by, t, language]);
}

import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import type { RatedRow } from '../night/ratedRows.ts';

const millisPerMinute = 60_000;

/** Formats a row's moments in its community's zone. */
const useTimeAt = ({ timeZone }: RatedRow) => {
  const { i18n } = useTexts('mf-tracking');
  return (instant: number) => clockTime(instant, timeZone, viewerTimeZone(), i18n.language);
};

/** The word for why a shift needs attention. */
export function useExceptionWord({ state, exception }: RatedRow): string {
  const { t } = useTexts('mf-tracking');
  return exception === 'stalled' || exception === 'cannotFinish'
    ? t(`tonight.${exception}`)
    : t(`states.${state}`);
}

/** Who it is about and what is wrong, such as "Yusuf Karim, 49 min late". */
export function useException(row: RatedRow): string {
  const { t } = useTexts('mf-tracking');
  const timeAt = useTimeAt(row);
  const { exception, lateMin, clockInAt, doorsServiced, doorsSkipped, doorsTotal } = row;
  const name = row.agentName ?? t('tonight.unknown');
  if (row.agentId === null) return t(row.isOffered ? 'tonight.noOneOffered' : 'tonight.noOne');
  if (exception === 'stalled') return t('tonight.noDoors', { name, time: timeAt(clockInAt ?? 0) });
  if (exception === 'tooLong') return t('tonight.onTheClock', { name, time: timeAt(clockInAt ?? 0) });
  if (exception === 'cannotFinish')
    return t('tonight.doors', { name, done: doorsServiced + doorsSkipped, count: doorsTotal });
  const hours = Math.floor(lateMin / 60);
  const minutes = lateMin % 60;
  if (hours === 0) return t('tonight.late', { name, minutes });
  return t(minutes === 0 ? 'tonight.lateWholeHours' : 'tonight.lateHours', { name, hours, minutes });
}

/**
 * How much time is left to finish.
 * @param now epoch milliseconds
 */
export function useTimeLeft(row: RatedRow, now: number): string {
  const { t } = useTexts('mf-tracking');
  const timeAt = useTimeAt(row);
  const { slackMin, clockInAt, finishAt, finishBy } = row;
  const end = timeAt(finishBy);
  const slack = slackMin ?? 0;
  if (clockInAt === null)
    return slack < 0
      ? t('tonight.tooLate', { end })
      : t('tonight.startBy', {
          time: timeAt(Math.max(now, row.scheduledStart) + slack * millisPerMinute),
          end,
        });
  if (finishAt !== null) return t('tonight.willFinish', { time: timeAt(finishAt), end });
  return t(slack < 0 ? 'tonight.wontFinish' : 'tonight.due', { end });
}

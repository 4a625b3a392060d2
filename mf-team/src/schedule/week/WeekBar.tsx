import { addDays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { PeriodBar } from '../PeriodBar.tsx';
import { formatWeek } from './formatWeek.ts';
import type { Week } from './useWeek.ts';

/** Which week is shown, and the ways to its neighbours and back to this one. They keep the filter. */
export function WeekBar({ week: { monday, dates, thisWeek } }: { week: Week }) {
  const { t, i18n } = useTexts('mf-team');
  const [parameters] = useSearchParams();
  const searchOf = (asked: string) => {
    const written = new URLSearchParams(parameters);
    if (asked === thisWeek) written.delete('week');
    else written.set('week', asked);
    return `?${written}`;
  };
  return (
    <PeriodBar
      label={t('schedule.weeks')}
      period={formatWeek(dates, i18n.language)}
      previous={{ label: t('schedule.previous'), search: searchOf(addDays(monday, -7)) }}
      next={{ label: t('schedule.next'), search: searchOf(addDays(monday, 7)) }}
      present={{
        label: t('schedule.thisWeek'),
        search: searchOf(thisWeek),
        isShown: monday === thisWeek,
      }}
    />
  );
}

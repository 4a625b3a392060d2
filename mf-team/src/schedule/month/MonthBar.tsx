import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { PeriodBar } from '../PeriodBar.tsx';
import { addMonths } from './monthOf.ts';
import type { Month } from './useMonth.ts';
import { withMonth } from './withMonth.ts';

/** Which month is shown, and the ways to its neighbours and back to this one. They keep the filter. */
export function MonthBar({ month: { month, thisMonth } }: { month: Month }) {
  const { t, i18n } = useTexts('mf-team');
  const [parameters] = useSearchParams();
  const searchOf = (asked: string) => `?${withMonth(parameters, asked, thisMonth)}`;
  const format = dateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <PeriodBar
      label={t('months.months')}
      period={format.format(Date.parse(`${month}-01T00:00:00Z`))}
      previous={{ label: t('months.previous'), search: searchOf(addMonths(month, -1)) }}
      next={{ label: t('months.next'), search: searchOf(addMonths(month, 1)) }}
      present={{
        label: t('months.thisMonth'),
        search: searchOf(thisMonth),
        isShown: month === thisMonth,
      }}
    />
  );
}

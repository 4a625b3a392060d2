import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { ActionIcon, Button } from 'shared-lib/ui';
import { ViewSwitch } from '../ViewSwitch.tsx';
import styles from '../week/WeekBar.module.css';
import { addMonths } from './monthOf.ts';
import type { Month } from './useMonth.ts';
import { withMonth } from './withMonth.ts';

/** Which month is shown, and the ways to its neighbours and back to this one. They keep the filter. */
export function MonthBar({ month: { month, thisMonth } }: { month: Month }) {
  const { t, i18n } = useTexts('mf-team');
  const [parameters] = useSearchParams();
  const to = (asked: string) => ({ search: `?${withMonth(parameters, asked, thisMonth)}` });
  const format = dateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <nav className={styles.bar} aria-label={t('months.months')}>
      <div className={styles.steps}>
        <ActionIcon
          component={Link}
          to={to(addMonths(month, -1))}
          preventScrollReset
          variant="default"
          size={36}
          aria-label={t('months.previous')}
          title={t('months.previous')}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          component={Link}
          to={to(addMonths(month, 1))}
          preventScrollReset
          variant="default"
          size={36}
          aria-label={t('months.next')}
          title={t('months.next')}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <h2 className={styles.week} aria-live="polite">
        {format.format(Date.parse(`${month}-01T00:00:00Z`))}
      </h2>
      <ViewSwitch />
      <Button
        component={Link}
        to={to(thisMonth)}
        preventScrollReset
        variant="default"
        aria-current={month === thisMonth ? 'true' : undefined}
      >
        {t('months.thisMonth')}
      </Button>
    </nav>
  );
}

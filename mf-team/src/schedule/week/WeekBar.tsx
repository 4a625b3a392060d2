import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { ActionIcon, Button } from 'shared-lib/ui';
import { formatWeek } from './formatWeek.ts';
import type { Week } from './useWeek.ts';
import styles from './WeekBar.module.css';

/** Which week is shown, and the ways to its neighbours and back to this one. They keep the filter. */
export function WeekBar({ week: { monday, dates, thisWeek } }: { week: Week }) {
  const { t, i18n } = useTexts('mf-team');
  const [parameters] = useSearchParams();
  const to = (asked: string) => {
    const written = new URLSearchParams(parameters);
    if (asked === thisWeek) written.delete('week');
    else written.set('week', asked);
    return { search: `?${written}` };
  };
  return (
    <nav className={styles.bar} aria-label={t('schedule.weeks')}>
      <div className={styles.steps}>
        <ActionIcon
          component={Link}
          to={to(addDays(monday, -7))}
          preventScrollReset
          variant="default"
          size={36}
          aria-label={t('schedule.previous')}
          title={t('schedule.previous')}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          component={Link}
          to={to(addDays(monday, 7))}
          preventScrollReset
          variant="default"
          size={36}
          aria-label={t('schedule.next')}
          title={t('schedule.next')}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <h2 className={styles.week} aria-live="polite">
        {formatWeek(dates, i18n.language)}
      </h2>
      <Button
        component={Link}
        to={to(thisWeek)}
        preventScrollReset
        variant="default"
        aria-current={monday === thisWeek ? 'true' : undefined}
      >
        {t('schedule.thisWeek')}
      </Button>
    </nav>
  );
}

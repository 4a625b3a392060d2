import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { addDays } from 'shared-lib/domain';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { ActionIcon, Button, useIsPhone } from 'shared-lib/ui';
import { addMonths } from '../rows/monthOf.ts';
import { withMonth } from '../rows/scheduleAddress.ts';
import { formatWeek, type Month, type Week } from '../rows/usePeriod.ts';
import styles from './PeriodBar.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The displayed week, with links to the previous, the next and the current one. They keep the filter. */
export function WeekBar({ week: { monday, dates, thisWeek } }: { week: Week }) {
  const { t, i18n } = useTexts('mf-team');
  const [parameters] = useSearchParams();
  const searchOf = (requested: string) => {
    const written = new URLSearchParams(parameters);
    if (requested === thisWeek) written.delete('week');
    else written.set('week', requested);
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

/** The displayed month, with links to the previous, the next and the current one. They keep the filter. */
export function MonthBar({ month: { month, thisMonth } }: { month: Month }) {
  const { t, i18n } = useTexts('mf-team');
  const [parameters] = useSearchParams();
  const searchOf = (requested: string) => `?${withMonth(parameters, requested, thisMonth)}`;
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

/** A link to another period: its name, and the address part it leads to. */
interface Way {
  label: string;
  search: string;
}

interface PeriodBarProps {
  /** The bar's label for a screen reader. */
  label: string;
  /** The displayed period as text. */
  period: string;
  previous: Way;
  next: Way;
  /** The link to tonight's period. */
  present: Way & { isShown: boolean };
}

/** The schedule's displayed period, with links to its neighbors and back to tonight's. */
export function PeriodBar({ label, period, previous, next, present }: PeriodBarProps) {
  return (
    <nav className={`vh-row ${styles.bar}`} aria-label={label}>
      <div className={styles.steps}>
        <Step way={previous} icon={<IconChevronLeft size={18} aria-hidden />} />
        <Step way={next} icon={<IconChevronRight size={18} aria-hidden />} />
      </div>
      <h2 className={styles.period} aria-live="polite">
        {period}
      </h2>
      {/* On a phone, it is with the filters. */}
      {!useIsPhone() && <ViewSwitch />}
      <Button
        component={Link}
        to={{ search: present.search }}
        preventScrollReset
        variant="default"
        className={styles.present ?? ''}
        aria-current={present.isShown ? 'true' : undefined}
      >
        {present.label}
      </Button>
    </nav>
  );
}

function Step({ way: { label, search }, icon }: { way: Way; icon: ReactNode }) {
  return (
    <ActionIcon
      component={Link}
      to={{ search }}
      preventScrollReset
      variant="default"
      size={36}
      aria-label={label}
      title={label}
    >
      {icon}
    </ActionIcon>
  );
}

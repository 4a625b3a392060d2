import { IconCalendarOff } from '@tabler/icons-react';
import { useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { addDays, localDate, weekdayOf } from 'shared-lib/domain/public';
import { formatNight, useTexts } from 'shared-lib/i18n';
import styles from './ClosuresAhead.module.css';

/** For how many nights a closure is told at the head of the page. */
const nightsAhead = 7;

/** What is planned to be otherwise in the coming nights, above all else; in the colours of a plan, for it is no delay. */
export function ClosuresAhead({ page }: { page: PublicPage }) {
  const { t, i18n } = useTexts('mf-communities');
  const today = localDate(useNow(), page.timezone);
  const last = addDays(today, nightsAhead);
  const closed = page.noServiceDates
    .filter((date) => date > today && date <= last && page.serviceDays.includes(weekdayOf(date)))
    .toSorted();
  if (closed.length === 0) return null;
  return (
    <p className={styles.notice}>
      <IconCalendarOff size={20} aria-hidden />
      <span>
        {t('public.closuresAhead', {
          nights: new Intl.ListFormat(i18n.language).format(
            closed.map((date) => formatNight(date, i18n.language)),
          ),
        })}
      </span>
    </p>
  );
}

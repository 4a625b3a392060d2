import { IconCalendarOff } from '@tabler/icons-react';
import { useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { addDays, localDate, weekdayOf } from 'shared-lib/domain/public';
import { formatNight, useTexts } from 'shared-lib/i18n';
import styles from './UpcomingClosures.module.css';

/** How many nights ahead the top of the page announces closures. */
const nightsAhead = 7;

/**
 * Upcoming closures, above everything else. They use the colors for planned changes, since they aren't
 * delays.
 */
export function UpcomingClosures({ page }: { page: PublicPage }) {
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

import {
  IconAlertTriangle,
  IconBan,
  IconCalendarOff,
  IconCheck,
  IconClock,
  IconClockExclamation,
  IconHelp,
  IconMinus,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useNow } from 'shared-lib/data';
import { localDate } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { ManagerAccess, ManagerNight } from 'mf-communities/domain';
import { Link } from 'shared-lib/router';
import { MonthTable } from 'shared-lib/ui';
import { nightPath } from '../ManagerScope.ts';
import { calendarDays, nightAfterKey, nightAppearances, type CalendarDay } from './nightsMonth.ts';
import { monthName, useNightTexts } from '../nightTexts.ts';
import styles from './NightsMonth.module.css';

const icons = {
  served: IconCheck,
  partly: IconAlertTriangle,
  missed: IconX,
  noRecord: IconHelp,
  calledOff: IconBan,
  late: IconClockExclamation,
  inProgress: IconPlayerPlay,
  scheduled: IconClock,
  closed: IconCalendarOff,
  off: IconMinus,
} as const;

interface NightsMonthProps {
  /** `YYYY-MM` */
  month: string;
  /** The month's nights; others are left out. */
  nights: readonly ManagerNight[];
  /** `YYYY-MM-DD` */
  tonight: string;
  access: ManagerAccess;
  timezone: string;
}

/** A month of nights with their results. A night opens its proof; arrow keys move between nights. */
export function NightsMonth({ month, nights, tonight, access, timezone }: NightsMonthProps) {
  const { t, i18n } = useTexts('mf-communities');
  const today = localDate(useNow(), timezone);
  const days = calendarDays(
    nights.filter(({ date }) => date.startsWith(month)),
    tonight,
  );
  const pages = new Set([...days.values()].filter(({ hasPage }) => hasPage).map(({ night }) => night.date));
  const looks = new Set([...days.values()].map(({ look }) => look));
  const move = (event: KeyboardEvent<HTMLAnchorElement>, date: string) => {
    // With a modifier, the keys are the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nightAfterKey(pages, date, event.key);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  return (
    <div className={styles.calendar}>
      <MonthTable
        month={month}
        weekdays="short"
        label={monthName(month, i18n.language)}
        className={styles.month}
      >
        {(date) => {
          const day = days.get(date);
          if (!day) return null;
          const content = <Day day={day} timezone={timezone} isToday={date === today} />;
          if (!pages.has(date)) return content;
          return (
            <Link to={nightPath(access, date)} data-date={date} onKeyDown={(event) => move(event, date)}>
              {content}
            </Link>
          );
        }}
      </MonthTable>
      <ul className={`vh-list ${styles.legend}`}>
        {nightAppearances.map((look) => {
          const Icon = icons[look];
          return (
            looks.has(look) && (
              <li key={look} data-look={look}>
                <Icon size={16} aria-hidden />
                {t(`managerPages.calendar.looks.${look}`)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface DayProps {
  day: CalendarDay;
  timezone: string;
  isToday: boolean;
}

function Day({ day: { night, look, doors }, timezone, isToday }: DayProps) {
  const { t } = useTexts('mf-communities');
  const words = useNightTexts(timezone);
  const Icon = icons[look];
  const parts = [words.state(night), words.doors(night), words.left(night)].filter((text) => text !== '');
  return (
    <span
      className={styles.day}
      data-look={look}
      aria-current={isToday ? 'date' : undefined}
      title={parts.join(', ')}
    >
      <span className={styles.date} aria-hidden>
        {Number(night.date.slice(8))}
      </span>
      <span className={styles.result} aria-hidden>
        <Icon size={16} />
        {doors ? (
          <span className={styles.doors}>
            <span>{doors.served}</span>
            <span>/{doors.total}</span>
          </span>
        ) : (
          <span className={`vh-cut ${styles.word}`}>{t(`managerPages.calendar.looks.${look}`)}</span>
        )}
      </span>
      <span className="vh-unseen">{`${words.wholeNight(night.date)}: ${parts.join(', ')}`}</span>
    </span>
  );
}

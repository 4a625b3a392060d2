import type { ReactNode } from 'react';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { MonthTable } from 'shared-lib/ui';
import styles from './NightsCalendar.module.css';

/** A night's color and pattern. */
export type NightTone = 'collected' | 'notOut' | 'notCollected' | 'none' | 'most' | 'off';

/** A calendar's data on one night. */
export interface CalendarNight {
  readonly tone: NightTone;
  /** The night as text, for people who don't see the color. */
  readonly label: string;
  /** The caption below the day, such as a percentage. */
  readonly text?: string;
}

interface NightsCalendarProps {
  label: string;
  /** `YYYY-MM`, in display order. */
  months: readonly string[];
  legend: readonly CalendarNight[];
  nightOf: (date: string) => CalendarNight;
  /** The night displayed elsewhere; null for none. */
  current?: string | null;
  /** Renders a day as a link or a button; the default is text. */
  wrap?: (date: string, content: ReactNode) => ReactNode;
}

/** Months of nights, each night with its color, pattern and text. */
export function NightsCalendar({
  label,
  months,
  legend,
  nightOf,
  current = null,
  wrap,
}: NightsCalendarProps) {
  const { i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const monthName = dateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div role="group" aria-label={label} className={styles.calendar}>
      <ul className={`vh-list ${styles.legend}`}>
        {legend.map((item) => (
          <li key={item.tone}>
            <span className={styles.sample} data-tone={item.tone} aria-hidden>
              {item.text}
            </span>
            {item.label}
          </li>
        ))}
      </ul>
      <div className={styles.months}>
        {months.map((month) => (
          <MonthTable
            key={month}
            month={month}
            weekdays="narrow"
            caption={monthName.format(Date.parse(`${month}-01T00:00:00Z`))}
            className={styles.month}
          >
            {(date) => <Night date={date} night={nightOf(date)} isCurrent={date === current} wrap={wrap} />}
          </MonthTable>
        ))}
      </div>
    </div>
  );
}

interface NightProps {
  wrap: NightsCalendarProps['wrap'];
  date: string;
  night: CalendarNight;
  isCurrent: boolean;
}

function Night({ date, night, isCurrent, wrap }: NightProps) {
  const { tone, label, text } = night;
  const content = (
    <span className={styles.night} data-tone={tone} data-current={isCurrent || undefined} title={label}>
      <span className={styles.day} aria-hidden>
        {Number(date.slice(8))}
      </span>
      {text !== undefined && (
        <span className={styles.text} aria-hidden>
          {text}
        </span>
      )}
      <span className="vh-unseen">{label}</span>
    </span>
  );
  return wrap ? wrap(date, content) : content;
}

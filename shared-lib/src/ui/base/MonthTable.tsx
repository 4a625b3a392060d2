import type { ReactNode } from 'react';
import { weeksOf } from '../../domain/base/nights.ts';
import { dateTimeFormat } from '../../i18n/formats.ts';
import { useTexts } from '../../i18n/index.ts';

interface MonthTableProps {
  /** `YYYY-MM` */
  month: string;
  weekdays: 'narrow' | 'short';
  /** The table's visible name. */
  caption?: string;
  /** Its name where the page shows it elsewhere. */
  label?: string;
  className: string | undefined;
  /** The content of a day, `YYYY-MM-DD`. */
  children: (date: string) => ReactNode;
}

const aMonday = Date.UTC(2024, 0, 1);
const days = Array.from({ length: 7 }, (_, day) => aMonday + day * 86_400_000);

/** A month as a table: a week per row, a weekday per column. */
export function MonthTable({ month, weekdays, caption, label, className, children }: MonthTableProps) {
  const { language } = useTexts('ui').i18n;
  const shown = dateTimeFormat(language, { weekday: weekdays, timeZone: 'UTC' });
  const spoken = dateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <table className={className} aria-label={label}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col" abbr={spoken.format(day)}>
              {shown.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, day) => (
              <td key={day}>{date !== null && children(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

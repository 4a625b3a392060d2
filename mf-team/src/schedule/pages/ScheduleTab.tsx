import { IconCalendarWeek } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useScheduleNights, type LiveResult } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { createHistory, type History } from '../editing/history.ts';
import { AgentsContent } from './AgentsContent.tsx';
import { CalendarContent } from './CalendarContent.tsx';
import { WeekContent } from './WeekContent.tsx';
import { prefetchPanel } from '../panel/SidePanel.tsx';
import { datesOfMonth } from '../rows/monthOf.ts';
import { parseView, type ScheduleView } from '../rows/scheduleAddress.ts';
import { useMonth, useWeek } from '../rows/usePeriod.ts';
import {
  useMonthNights,
  useScheduleRecords,
  useWeekRecords,
  type ScheduleRecords,
} from '../rows/useScheduleRecords.ts';
import { MonthBar, WeekBar } from '../toolbar/PeriodBar.tsx';

/** The schedule in the view from the address: a week or a month, by community or by specialist. */
export function ScheduleTab() {
  const [parameters] = useSearchParams();
  const { span, by } = parseView(parameters);
  // The history is kept here, so that a step can also be undone from another week or view.
  const [history] = useState(createHistory);
  useEffect(prefetchPanel, []);
  if (span === 'month') return <MonthView by={by} history={history} />;
  return by === 'agent' ? <AgentsWeek history={history} /> : <WeekView history={history} />;
}

interface HistoryProps {
  history: History;
}

/** The week from the address: a grid of communities and days, or a list of days on a phone. */
function WeekView({ history }: HistoryProps) {
  const week = useWeek();
  return (
    <Frame bar={<WeekBar week={week} />} live={useWeekRecords(week.dates)}>
      {(records) => <WeekContent key={week.monday} records={records} week={week} history={history} />}
    </Frame>
  );
}

/** The week from the address, by specialist. */
function AgentsWeek({ history }: HistoryProps) {
  const week = useWeek();
  const nights = useScheduleNights(week.dates);
  const { dates, tonight } = week;
  const shown = { nights, dates, tonight, history };
  return (
    <Frame bar={<WeekBar week={week} />} live={useScheduleRecords(dates)}>
      {(records) => <AgentsContent key={week.monday} records={records} {...shown} />}
    </Frame>
  );
}

/** The month from the address: a calendar, or a grid of specialists and days. */
function MonthView({ by, history }: Pick<ScheduleView, 'by'> & HistoryProps) {
  const month = useMonth();
  const nights = useMonthNights(month);
  const agents = { nights, dates: datesOfMonth(month.month), tonight: month.tonight, history };
  return (
    <Frame bar={<MonthBar month={month} />} live={useScheduleRecords(month.dates)}>
      {(records) =>
        by === 'agent' ? (
          <AgentsContent key={month.month} records={records} {...agents} compact />
        ) : (
          <CalendarContent records={records} nights={nights} month={month} history={history} />
        )
      }
    </Frame>
  );
}

interface FrameProps<Records> {
  bar: ReactNode;
  live: LiveResult<Records>;
  children: (records: Records) => ReactNode;
}

/** The period picker, above the schedule or its loading state. */
function Frame<Records extends Pick<ScheduleRecords, 'communities'>>(props: FrameProps<Records>) {
  const { t } = useTexts('mf-team');
  return (
    <Card flush>
      {props.bar}
      <LiveContent live={props.live}>
        {(records) =>
          records.communities.length > 0 ? (
            props.children(records)
          ) : (
            <StatePanel
              icon={<IconCalendarWeek size={32} />}
              title={t('schedule.empty.title')}
              action={
                <Button component={Link} to="/communities?add=1">
                  {t('schedule.empty.action')}
                </Button>
              }
            >
              {t('schedule.empty.text')}
            </StatePanel>
          )
        }
      </LiveContent>
    </Card>
  );
}

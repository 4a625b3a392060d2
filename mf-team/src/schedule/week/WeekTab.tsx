import { IconCalendarWeek } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { createHistory } from '../editing/history.ts';
import { useWeek, useWeekRecords } from './useWeek.ts';
import { WeekBar } from './WeekBar.tsx';
import { WeekContent } from './WeekContent.tsx';

/** The week of the address: a grid of communities and days, and on a phone a list of days. */
export function WeekTab() {
  const { t } = useTexts('mf-team');
  const week = useWeek();
  // Steps can be taken back in another week as well.
  const [history] = useState(createHistory);
  return (
    <Card flush>
      <WeekBar week={week} />
      <LiveContent live={useWeekRecords(week.dates)}>
        {(records) =>
          records.communities.length === 0 ? (
            <StatePanel icon={<IconCalendarWeek size={32} />} title={t('schedule.empty.title')}>
              {t('schedule.empty.text')}
            </StatePanel>
          ) : (
            <WeekContent key={week.monday} records={records} week={week} history={history} />
          )
        }
      </LiveContent>
    </Card>
  );
}

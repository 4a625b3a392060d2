import { IconCalendarWeek } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { StatePanel } from 'shared-lib/ui';

/** What stands in place of a schedule that has nothing to be made of yet. */
export function NoCommunities() {
  const { t } = useTexts('mf-team');
  return (
    <StatePanel icon={<IconCalendarWeek size={32} />} title={t('schedule.empty.title')}>
      {t('schedule.empty.text')}
    </StatePanel>
  );
}

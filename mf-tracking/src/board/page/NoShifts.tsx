import { IconCalendarOff, IconMoonStars } from '@tabler/icons-react';
import { useCustomer } from 'shared-lib/data';
import { localDate } from 'shared-lib/domain';
import { formatDate, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, StatePanel } from 'shared-lib/ui';
import { nextServiceOf } from '../night/nextServiceOf.ts';
import type { LiveBoard } from '../night/useBoard.ts';

/** Replaces the shifts on a night without service, and shows when the next one is. */
export function NoServiceTonight({ board: { communities, tonight } }: { board: LiveBoard }) {
  const { t, i18n } = useTexts('mf-tracking');
  const next = nextServiceOf(communities, tonight);
  return (
    <StatePanel icon={<IconMoonStars size={32} />} title={t('noService.title')}>
      {t('noService.text')}
      {next !== null && ` ${t('noService.next', { night: formatNight(next, i18n.language) })}`}
    </StatePanel>
  );
}

interface NightProps {
  /** `YYYY-MM-DD` */
  night: string;
}

/** Replaces the shifts of a past night without any data. */
export function NothingRecorded({ night, wasServed }: NightProps & { wasServed: boolean }) {
  const { t, i18n } = useTexts('mf-tracking');
  const customer = useCustomer();
  const began = customer.status === 'ready' ? (customer.data?.dateCreated ?? null) : null;
  const words = formatNight(night, i18n.language);
  const isBefore = began !== null && night < localDate(began, viewerTimeZone());
  const kind = wasServed || isBefore ? 'noRecords' : 'noServiceThen';
  return (
    <StatePanel icon={<IconCalendarOff size={32} />} title={t(`${kind}.title`)}>
      {t(`${kind}.text`, { night: words })}
      {isBefore && ` ${t('noRecords.before', { date: formatDate(began, i18n.language) })}`}
    </StatePanel>
  );
}

/** Replaces the shifts of a night that has not begun anywhere. */
export function UpcomingNight({ night }: NightProps) {
  const { t, i18n } = useTexts('mf-tracking');
  return (
    <StatePanel
      icon={<IconMoonStars size={32} />}
      title={t('toCome.title')}
      action={
        <Button component={Link} to={`/schedule?week=${night}`} variant="default">
          {t('toCome.action')}
        </Button>
      }
    >
      {t('toCome.text', { night: formatNight(night, i18n.language) })}
    </StatePanel>
  );
}

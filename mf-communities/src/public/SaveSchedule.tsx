import { IconCalendarDown, IconPrinter } from '@tabler/icons-react';
import { useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { unknownProperty } from 'shared-lib/domain/public';
import { useTexts } from 'shared-lib/i18n';
import { downloadFile, PlainButton } from 'shared-lib/ui/public';
import { formatTimeOfDay } from '../place/formatTimeOfDay.ts';
import { serviceCalendar } from './calendar/serviceCalendar.ts';
import type { PublicAddress } from './publicAddress.ts';
import styles from './nights/NextService.module.css';

interface KeepNightsProps {
  page: PublicPage;
  address: PublicAddress;
}

/** Exports the coming nights to a calendar or to print. */
export function SaveSchedule({ page, address }: KeepNightsProps) {
  const { t, i18n } = useTexts('mf-communities');
  const now = useNow();
  const name = page.propertyName || unknownProperty;
  const save = () => {
    const calendar = serviceCalendar(
      page,
      {
        summary: t('public.calendar.summary', { name }),
        description: t('public.setOut.then', {
          from: formatTimeOfDay(page.setOutStart, i18n.language),
          to: formatTimeOfDay(page.setOutEnd, i18n.language),
        }),
        url: `${window.location.origin}/${address.businessSlug}/${address.communitySlug}`,
      },
      now,
    );
    downloadFile(`${address.communitySlug}.ics`, new Blob([calendar], { type: 'text/calendar' }));
  };
  return (
    <div className={styles.keep}>
      {page.serviceDays.length > 0 && (
        <PlainButton
          variant="default"
          size="lg"
          leftSection={<IconCalendarDown size={20} aria-hidden />}
          onClick={save}
        >
          {t('public.calendar.save')}
        </PlainButton>
      )}
      <PlainButton
        variant="default"
        size="lg"
        leftSection={<IconPrinter size={20} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('public.print')}
      </PlainButton>
      <p className={`vh-soft ${styles.homeScreen}`}>{t('public.homeScreen')}</p>
    </div>
  );
}

import { isArchived, unknownProperty, type Community } from 'shared-lib/domain';
import { formatMoney, isEveryDay, useTexts, weekdayNames } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Avatar, StatusBadge } from 'shared-lib/ui';
import { RecordHeader } from 'shared-lib/ui/lists';
import { EditButton } from '../edit/EditButton.tsx';
import { ArchivedNotice, CommunityActions } from '../lifecycle/CommunityActions.tsx';
import styles from './CommunityHeader.module.css';
import { Facts } from '../place/Facts.tsx';
import { formatTimeOfDay, formatTimeZone } from '../place/formatTimeOfDay.ts';

/** A community's name, status, location, service times and actions, and what to do next. On a phone the other tabs start with their own content. */
export function CommunityHeader({ community }: { community: Community }) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const [search] = useSearchParams();
  const isOverview = (search.get('tab') ?? 'overview') === 'overview';
  const { address, serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone, ratePerDoorCents } =
    community;
  const name = community.propertyName || unknownProperty;
  const time = (timeOfDay: string) => formatTimeOfDay(timeOfDay, language);
  const days = isEveryDay(serviceDays) ? t('everyDay') : weekdayNames(serviceDays, language);
  return (
    <RecordHeader
      picture={<Avatar name={name} size="large" shape="place" />}
      name={name}
      badges={
        <StatusBadge meaning={isArchived(community) ? 'neutral' : 'good'}>
          {t(isArchived(community) ? 'details.archived' : 'details.active')}
        </StatusBadge>
      }
      place={address}
      facts={
        <div className={`${styles.facts} ${isOverview ? '' : styles.brief}`}>
          <Facts
            facts={[
              { label: t('columns.serviceDays'), value: days || t('noServiceDays') },
              {
                label: t('facts.setOut'),
                value: t('facts.fromTo', { from: time(setOutStart), to: time(setOutEnd) }),
              },
              { label: t('facts.serviceStart'), value: time(serviceStart) },
              { label: t('facts.binInBy'), value: time(binInBy) },
              { label: t('facts.timeZone'), value: formatTimeZone(timezone, language) },
              { label: t('columns.units'), value: community.totalUnits.toLocaleString(language) },
              ...(ratePerDoorCents === null
                ? []
                : [{ label: t('facts.rate'), value: formatMoney(ratePerDoorCents, language) }]),
            ]}
          />
        </div>
      }
      actions={
        <>
          <EditButton community={community} part="details" size="normal" />
          <CommunityActions community={community} />
        </>
      }
      next={<ArchivedNotice community={community} />}
    />
  );
}

import { IconChecks, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import {
  useEveryCommunity,
  useMemberNames,
  useNightClockInOuts,
  useNow,
  useTonightDate,
} from 'shared-lib/data';
import { addDays, nightsInProgress, openTooLongHours, unknownProperty } from 'shared-lib/domain';
import { addCatalogs, clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import {
  Button,
  LazyOverlay,
  lazyPart,
  LazySection,
  PageHeader,
  StatusBadge,
  useAddressState,
  useIsPhone,
} from 'shared-lib/ui';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import { PageTabs } from 'shared-lib/ui/tabs';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { TrackingListCard } from '../lists/TrackingList.tsx';
import styles from './ClockInOutsPage.module.css';
import { clockList } from './clockList.tsx';
import { onTheClock } from './onTheClock.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

const payPeriods = lazyPart(
  'The pay periods',
  async () => (await import(/* webpackChunkName: "pay-periods" */ './pay/PayPeriodsTab.tsx')).PayPeriodsTab,
);
const addDialog = lazyPart(
  'The form to add a clock-in',
  async () => (await import(/* webpackChunkName: "clock-forms" */ './AddClockDialog.tsx')).AddClockDialog,
);
const nightDialog = lazyPart(
  'The dialog to approve a night',
  async () =>
    (await import(/* webpackChunkName: "clock-forms" */ './ApproveNightDialog.tsx')).ApproveNightDialog,
);

/** How many the strip names; the rest are counted. */
const named = 12;

/**
 * The people on the clock now, above the list: name, place, start, and a warning if they probably forgot to
 * clock out. On a phone it is one line that expands, so that the list starts on the first screen.
 */
function OnTheClockStrip() {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const now = useNow();
  const [isUnfolded, setUnfolded] = useState(false);
  const people = useId();
  const communities = useEveryCommunity();
  const names = useMemberNames();
  const places = communities.status === 'ready' ? communities.data : [];
  const zones = places.length > 0 ? places.map(({ timezone }) => timezone) : [viewerTimeZone()];
  const records = useNightClockInOuts(nightsInProgress(zones, now));
  // The list below shows any errors.
  if (records.status !== 'ready' || communities.status !== 'ready' || names.status !== 'ready') return null;
  const found = onTheClock(records.data, now);
  if (found.length === 0) return null;
  const communityOf = new Map(places.map((community) => [community.id, community]));
  return (
    <section aria-label={t('clock.now.title')} className={styles.strip}>
      <h2 className={styles.title}>
        <span className={styles.wide}>{t('clock.now.count', { count: found.length })}</span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-controls={people}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('clock.now.count', { count: found.length })}
          {found.some(({ isTooLong }) => isTooLong) && (
            <StatusBadge meaning="bad">{t('openTooLong', { hours: openTooLongHours })}</StatusBadge>
          )}
          <IconChevronDown size={18} aria-hidden />
        </button>
      </h2>
      <ul id={people} className={`vh-list ${styles.people}`} data-unfolded={isUnfolded || undefined}>
        {found.slice(0, named).map(({ id, memberId, communityId, clockInAt, isTooLong }) => {
          const community = communityOf.get(communityId);
          const zone = community?.timezone ?? viewerTimeZone();
          const minutes = Math.max(0, Math.floor((now - clockInAt) / 60_000));
          return (
            <li key={id}>
              <Link to={`?open=${encodeURIComponent(id)}`} className={styles.person ?? ''} preventScrollReset>
                <span className={`vh-cut ${styles.name}`} dir="auto">
                  {names.data.get(memberId ?? '') || t('unknownMember')}
                </span>
                <span className="vh-soft" dir="auto">
                  {community?.propertyName || unknownProperty}
                </span>
                <span className="vh-soft">
                  {t('clock.now.since', {
                    time: clockTime(clockInAt, zone, viewerTimeZone(), i18n.language),
                    duration: formatMinutes(minutes, { tShared }) ?? '',
                  })}
                </span>
                {isTooLong && (
                  <StatusBadge meaning="bad">{t('openTooLong', { hours: openTooLongHours })}</StatusBadge>
                )}
              </Link>
            </li>
          );
        })}
        {found.length > named && (
          <li>
            <Link to="?status=open" className={styles.more ?? ''}>
              {t('clock.now.more', { count: found.length - named })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** `/clock-in-outs`: who worked where and when, and what they are paid for. */
export default function ClockInOutsPage() {
  const { t } = useTexts('mf-tracking');
  const isPhone = useIsPhone();
  return (
    <>
      {/* On a phone the list should start on the first screen, and the sentence doesn't affect it. */}
      <PageHeader
        title={t('clock.title')}
        summary={isPhone ? undefined : t('clock.summary')}
        action={<Actions />}
      />
      <AreaLinks />
      <PageTabs
        label={t('clock.tabs.label')}
        tabs={[
          {
            id: 'list',
            label: t('clock.tabs.list'),
            panel: () => (
              <>
                <OnTheClockStrip />
                <TrackingListCard list={clockList} />
              </>
            ),
          },
          {
            id: 'pay',
            label: t('clock.tabs.pay'),
            panel: () => <LazySection part={payPeriods}>{(PayPeriodsTab) => <PayPeriodsTab />}</LazySection>,
          },
        ]}
      />
    </>
  );
}

/** Actions on several records, or on a new one. */
function Actions() {
  const { t } = useTexts('mf-tracking');
  const adding = useAddressState('add');
  const approving = useAddressState('approveNight');
  const lastNight = addDays(useTonightDate(), -1);
  return (
    <div className={`vh-actions ${styles.actions}`}>
      <Button
        variant="default"
        leftSection={<IconChecks size={18} aria-hidden />}
        onClick={() => approving.open()}
        {...nightDialog.ahead}
      >
        {t('clock.night.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => adding.open()}
        {...addDialog.ahead}
      >
        {t('clock.add.open')}
      </Button>
      <LazyOverlay part={nightDialog} isOpen={approving.isOpen} onClose={approving.close}>
        {(ApproveNightDialog) => (
          <ApproveNightDialog opened={approving.isOpen} night={lastNight} onClose={approving.close} />
        )}
      </LazyOverlay>
      <LazyOverlay part={addDialog} isOpen={adding.isOpen} onClose={adding.close}>
        {(AddClockDialog) => (
          <AddClockDialog opened={adding.isOpen} night={lastNight} onClose={adding.close} />
        )}
      </LazyOverlay>
    </div>
  );
}

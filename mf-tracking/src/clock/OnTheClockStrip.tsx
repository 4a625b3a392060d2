import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useEveryCommunity, useMemberNames, useNightClockInOuts, useNow } from 'shared-lib/data';
import { nightsInProgress, openTooLongHours, unknownProperty } from 'shared-lib/domain';
import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import { onTheClock } from './onTheClock.ts';
import styles from './OnTheClockStrip.module.css';

/** How many the strip names; the rest are counted. */
const named = 12;

/**
 * The people on the clock now, above the list: name, place, start, and a warning if they probably forgot to
 * clock out. On a phone it is one line that expands, so that the list starts on the first screen.
 */
export function OnTheClockStrip() {
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
      <ul id={people} className={styles.people} data-unfolded={isUnfolded || undefined}>
        {found.slice(0, named).map(({ id, memberId, communityId, clockInAt, isTooLong }) => {
          const community = communityOf.get(communityId);
          const zone = community?.timezone ?? viewerTimeZone();
          const minutes = Math.max(0, Math.floor((now - clockInAt) / 60_000));
          return (
            <li key={id}>
              <Link to={`?open=${encodeURIComponent(id)}`} className={styles.person ?? ''} preventScrollReset>
                <span className={styles.name} dir="auto">
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

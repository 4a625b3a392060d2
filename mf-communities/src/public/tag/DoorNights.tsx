import { useEffect, useState } from 'react';
import type { DoorResult, TagPage } from 'mf-communities/domain';
import { clockTime, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Card, ListSkeleton, StatusBadge } from 'shared-lib/ui/public';
import { readDoorNights } from '../../data/publicFormCallables.ts';
import { doorMeanings } from '../doorMeanings.ts';
import styles from './DoorNights.module.css';

interface DoorNightsProps {
  tag: TagPage;
  /** The community's IANA zone. */
  timeZone: string;
}

/**
 * This door's last nights, the latest first. Renders nothing if the business doesn't show them, or they can't be
 * loaded.
 */
export function DoorNights({ tag, timeZone }: DoorNightsProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const { businessSlug, communitySlug, binTagId } = tag;
  const [nights, setNights] = useState<readonly DoorResult[] | 'loading' | null>('loading');
  useEffect(() => {
    let isCurrent = true;
    void readDoorNights({ businessSlug, communitySlug, binTagId }).then((answer) => {
      if (isCurrent) setNights(answer.ok ? answer.value.nights : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [businessSlug, communitySlug, binTagId]);
  if (nights === null) return null;
  return (
    <Card>
      <h2 className="vh-quiet-title">{t('door.nights.title')}</h2>
      {nights === 'loading' ? (
        <ListSkeleton rows={3} />
      ) : (
        <ul className={`vh-list ${styles.nights}`} aria-label={t('door.nights.title')}>
          {nights.map(({ date, result, reason, servedAt }) => (
            <li key={date}>
              <span className={styles.night}>{formatNight(date, language)}</span>
              <StatusBadge meaning={doorMeanings[result]}>{t(`door.nights.results.${result}`)}</StatusBadge>
              <span className={styles.time}>
                {servedAt !== null && clockTime(servedAt, timeZone, viewerTimeZone(), language)}
              </span>
              {reason !== null && (
                <span className={`vh-soft ${styles.reason}`}>{t(`door.last.reasons.${reason}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

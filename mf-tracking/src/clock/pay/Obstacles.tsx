import { unknownProperty } from 'shared-lib/domain';
import type { ReckonedPeriod } from 'mf-tracking/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import styles from './PayPeriods.module.css';

interface ObstaclesProps {
  reckoned: Pick<ReckonedPeriod, 'obstacles' | 'obstacleCount'>;
  nameOf: (memberId: string) => string;
  placeOf: (communityId: string) => string;
}

/** As many as are named at first. */
const named = 5;

/** What is not approved yet and so stands in the way of a lock, each with the way to its record. */
export function Obstacles({ reckoned: { obstacles, obstacleCount }, nameOf, placeOf }: ObstaclesProps) {
  const { t, i18n } = useTexts('mf-tracking');
  return (
    <section className={styles.notice}>
      <h3 className={styles.subtitle}>{t('clock.pay.obstacles', { count: obstacleCount })}</h3>
      <ul className={styles.obstacles}>
        {obstacles.slice(0, named).map(({ id, memberId, communityId, serviceDate, why }) => (
          <li key={id}>
            <Link to={`/clock-in-outs?open=${encodeURIComponent(id)}`}>
              {memberId === null ? t('nobody') : nameOf(memberId)}, {placeOf(communityId) || unknownProperty},{' '}
              {formatNight(serviceDate, i18n.language)}
            </Link>
            {': '}
            {t(`clock.pay.why.${why}`)}
          </li>
        ))}
        {obstacleCount > named && <li>{t('clock.pay.more', { count: obstacleCount - named })}</li>}
      </ul>
    </section>
  );
}

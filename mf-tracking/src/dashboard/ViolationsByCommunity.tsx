import { combineLive, useEveryCommunity, useOpenViolations } from 'shared-lib/data/dashboard';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card, LiveContent, Skeleton } from 'shared-lib/ui/dashboard';
import { openViolationsPath } from './figures.ts';
import { mostViolations } from './mostViolations.ts';
import styles from './ViolationsByCommunity.module.css';

const shownCommunities = 5;

/**
 * The dashboard's short report of the communities with open violations. It counts the same violations as the figure
 * above.
 */
export default function ViolationsByCommunity() {
  const { t, i18n } = useTexts('mf-tracking');
  const live = combineLive(
    [useOpenViolations(), useEveryCommunity()],
    ({ openByCommunity: counts }, communities) =>
      mostViolations(counts, communities, textCollator(i18n.language).compare, shownCommunities),
  );
  return (
    <Card>
      <h3 className="vh-title">{t('violationsByCommunity.title')}</h3>
      <LiveContent live={live} skeleton={<Skeleton height={196} mt={12} />}>
        {(communities) =>
          communities.length === 0 ? (
            <p className={styles.none}>{t('violationsByCommunity.none')}</p>
          ) : (
            <ul className={`vh-list ${styles.list}`}>
              {communities.map(({ communityId, name, count }) => (
                <li key={communityId}>
                  <Link
                    to={`${openViolationsPath}&community=${encodeURIComponent(communityId)}`}
                    className={styles.row}
                  >
                    <span className={`vh-cut ${styles.name}`} dir="auto" title={name}>
                      {name}
                    </span>
                    <span className={styles.count}>{t('violationsByCommunity.open', { count })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </LiveContent>
    </Card>
  );
}

import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import {
  combineLive,
  useAccount,
  useAssignmentListing,
  useCommunityListing,
  useTeamListing,
} from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { Link } from 'react-router-dom';
import { setupSteps } from './setupSteps.ts';
import styles from './SetupChecklist.module.css';

/**
 * A new owner's remaining setup steps; hidden once all are done. Uses the same listeners as the figures next
 * to it.
 */
export function SetupChecklist() {
  const { t } = useTexts('shell');
  const { customerId } = useAccount();
  const live = combineLive(
    [useCommunityListing(), useTeamListing(), useAssignmentListing()],
    (communities, team, assignments) =>
      setupSteps({
        communities: communities.rows.length,
        // The owner is on the team from the start, so they don't count, unless they have assigned themselves
        // and work alone.
        team: team.rows.filter(({ id }) => id !== customerId).length + assignments.rows.length,
        assignments: assignments.rows.length,
      }),
  );
  // Not worth its own skeleton or error; the figures below have theirs.
  if (live.status !== 'ready') return null;
  const done = live.data.filter((step) => step.done).length;
  if (done === live.data.length) return null;

  return (
    <Card>
      <section aria-labelledby="setup-title">
        <div className={styles.head}>
          <h2 id="setup-title" className={styles.title}>
            {t('dashboard.setup.title')}
          </h2>
          <p className={styles.progress}>{t('dashboard.setup.progress', { done, all: live.data.length })}</p>
        </div>
        <ol className={styles.steps}>
          {live.data.map((step) => (
            <li key={step.id} className={styles.step} data-done={step.done}>
              {step.done ? (
                <IconCircleCheck size={22} role="img" aria-label={t('dashboard.setup.done')} />
              ) : (
                <IconCircleDashed size={22} aria-hidden />
              )}
              <div>
                <Link to={step.to}>{t(`dashboard.setup.steps.${step.id}`)}</Link>
                <p className={styles.reason}>{t(`dashboard.setup.reasons.${step.id}`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

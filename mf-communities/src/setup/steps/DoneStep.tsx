import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Card, ListSkeleton, LiveContent } from 'shared-lib/ui';
import { NightsSection } from '../../details/NightsSection.tsx';
import { RecordsSection } from '../../details/RecordsSection.tsx';
import { RegularAgents } from '../../details/RegularAgents.tsx';
import { useWeekPlan } from '../../details/useWeekPlan.ts';
import { newSetupAddress, openSteps, setupAddress } from '../setupSteps.ts';
import styles from './Step.module.css';
import type { StepProps } from './StepProps.ts';

/** The completed setup, the coming nights, and any remaining steps. */
export function DoneStep({ community, facts }: StepProps) {
  const { t } = useTexts('mf-communities');
  const { today, plan } = useWeekPlan(community);
  const left = openSteps(facts);
  const page = `/communities/${encodeURIComponent(community.id)}`;
  return (
    <>
      <Card>
        <div className="vh-grid">
          <p className={styles.words}>
            <strong>
              {left.length === 0 ? t('setup.done.ready') : t('setup.done.left', { count: left.length })}
            </strong>
          </p>
          {left.length > 0 && (
            <ul className={`vh-list ${styles.left}`}>
              {left.map((step) => (
                <li key={step}>
                  <Link to={setupAddress(community.id, step)} className="vh-strong-link">
                    {t(`setup.headings.${step}`)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {facts.units > 0 && (
            <p className={styles.words}>
              {t('units.setUp', { count: facts.units })}
              {facts.statedUnits !== facts.units && (
                <span className="vh-soft"> · {t('setup.stated', { count: facts.statedUnits })}</span>
              )}
            </p>
          )}
          <div className="vh-row">
            <Button component={Link} to={page} variant={left.length === 0 ? 'filled' : 'default'}>
              {t('setup.done.open')}
            </Button>
            <Button component={Link} to={newSetupAddress} variant="default">
              {t('setup.done.another')}
            </Button>
          </div>
        </div>
      </Card>
      <div className={styles.columns}>
        <LiveContent
          live={plan}
          skeleton={
            <Card>
              <ListSkeleton rows={7} />
            </Card>
          }
        >
          {({ nights, members }) => <NightsSection nights={nights} members={members} today={today} />}
        </LiveContent>
        <div className="vh-grid">
          {plan.status === 'ready' && (
            <RegularAgents community={community} agents={plan.data.agents} members={plan.data.members} />
          )}
          <RecordsSection community={community} />
        </div>
      </div>
    </>
  );
}

import { IconUserPlus } from '@tabler/icons-react';
import { useTeamUsage } from 'shared-lib/data';
import { limitStatusOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { Button, Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { billingAddress } from 'shared-lib/ui/plans';
import { useBoard } from '../../agents/useBoard.ts';
import { EditButton } from '../../edit/EditButton.tsx';
import { EditHost } from '../../edit/EditHost.tsx';
import { AgentsForm } from './AgentsForm.tsx';
import styles from './Step.module.css';
import type { StepProps } from './StepProps.ts';

/** The community's regular specialists. */
export function AgentsStep({ community }: StepProps) {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <LiveContent live={useBoard()}>
        {(board) => {
          if (community.serviceDays.length === 0) return <NoDays community={community} />;
          if (!board.team.some(({ isActive }) => isActive)) return <NobodyYet />;
          return (
            <>
              <Card>
                <AgentsForm community={community} board={board} />
              </Card>
              <Card>
                <div className="vh-grid">
                  <h3 className="vh-title">{t('setup.agents.inviteTitle')}</h3>
                  <p className="vh-soft">
                    <PlanRoom />
                  </p>
                  <div className={styles.actions}>
                    <InviteButton variant="default" />
                  </div>
                </div>
              </Card>
            </>
          );
        }}
      </LiveContent>
      <EditHost community={community} />
    </>
  );
}

function NoDays({ community }: Pick<StepProps, 'community'>) {
  const { t } = useTexts('mf-communities');
  return (
    <Card>
      <div className="vh-grid">
        <p className={styles.words}>{t('setup.agents.noDays')}</p>
        <div className={styles.actions}>
          <EditButton community={community} part="details" size="normal" />
        </div>
      </div>
    </Card>
  );
}

function NobodyYet() {
  const { t } = useTexts('mf-communities');
  return (
    <Card>
      <StatePanel
        icon={<IconUserPlus size={32} />}
        title={t('setup.agents.nobody')}
        action={<InviteButton variant="filled" />}
      >
        {t('setup.agents.nobodyHelp')} <PlanRoom />
      </StatePanel>
    </Card>
  );
}

function InviteButton({ variant }: { variant: 'filled' | 'default' }) {
  const { t } = useTexts('mf-communities');
  return (
    <Button component={Link} to="/team?add=1" variant={variant}>
      {t('setup.agents.invite')}
    </Button>
  );
}

/** Formats how many more members the plan has room for. */
function PlanRoom() {
  const { t } = useTexts('mf-communities');
  const use = useTeamUsage();
  const { pathname, search } = useLocation();
  if (use.status !== 'ready') return null;
  const { status, by } = limitStatusOf(use.data);
  if (status === 'within') return t('setup.agents.room', { count: by });
  return (
    <>
      {t('setup.agents.full', { count: use.data.limit })}{' '}
      <Link to={billingAddress({ back: `${pathname}${search}` })}>{t('setup.agents.plans')}</Link>
    </>
  );
}

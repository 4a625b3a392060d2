import { IconUserPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTeamUsage } from 'shared-lib/data';
import { limitStatusOf, weekdays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { Button, Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { billingAddress } from 'shared-lib/ui/plans';
import { DraftDialogs } from '../../agents/ReviewDialog.tsx';
import { useAgentDraft } from '../../agents/useAgentDraft.ts';
import { agentChoices, useBoard, type Board } from '../../agents/useBoard.ts';
import { EditButton } from '../../edit/EditButton.tsx';
import { EditHost } from '../../edit/EditHost.tsx';
import { setupParameter } from '../setupSteps.ts';
import styles from './Step.module.css';
import type { StepProps } from './StepProps.ts';

/** Whether an address of the same page still shows this step. */
const isAgentsStep = (search: URLSearchParams) => search.get(setupParameter) === 'agents';

interface AgentsFormProps extends Pick<StepProps, 'community'> {
  board: Board;
}

/** A specialist for each service day, or one for all of them; the effects are shown before saving. */
function AgentsForm({ community, board }: AgentsFormProps) {
  const { t } = useTexts('mf-communities');
  const edit = useAgentDraft(board, isAgentsStep);
  const { names, draft, give } = edit;
  const places = weekdays
    .filter((day) => community.serviceDays.includes(day))
    .map((day) => ({ communityId: community.id, day }));
  const agents = places.map(edit.agentAt);
  const field = { error: null, readOnly: false, nothingFound: t('agentBoard.pick.none'), limit: 100 };
  const active = useMemo(
    () =>
      board.team.filter(({ isActive }) => isActive).map(({ id }) => ({ value: id, label: names.agent(id) })),
    [board.team, names],
  );
  const [first] = agents;
  const everyDay = first !== undefined && agents.every((agentId) => agentId === first) ? first : null;
  return (
    <div className="vh-grid">
      {places.length > 1 && (
        <SearchSelectField
          {...field}
          name="every-day"
          label={t('setup.agents.everyDay')}
          help={t('setup.agents.everyDayHelp')}
          value={everyDay}
          choices={active}
          onChange={(agentId) => give(places, agentId)}
        />
      )}
      <div className={styles.days}>
        {places.map((place, index) => (
          <SearchSelectField
            key={place.day}
            {...field}
            name={place.day}
            label={names.day(place.day)}
            value={agents[index] ?? null}
            choices={agentChoices(place, { board, names, changes: [...draft.values()], t })}
            onChange={(agentId) => give([place], agentId)}
          />
        ))}
      </div>
      <div className="vh-row">
        <Button disabled={draft.size === 0} onClick={() => edit.setReviewed(true)}>
          {t('agentBoard.bar.review')}
        </Button>
        {draft.size > 0 && (
          <>
            <Button variant="default" onClick={edit.discard}>
              {t('agentBoard.bar.discard')}
            </Button>
            <span role="status">{t('agentBoard.bar.count', { count: draft.size })}</span>
          </>
        )}
      </div>
      <DraftDialogs edit={edit} />
    </div>
  );
}

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
                  <div className="vh-row">
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
        <div className="vh-row">
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

import { useMemo } from 'react';
import { weekdays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { agentChoices } from '../../agents/agentChoices.ts';
import { DraftDialogs } from '../../agents/DraftDialogs.tsx';
import { useAgentDraft } from '../../agents/useAgentDraft.ts';
import type { Board } from '../../agents/useBoard.ts';
import { setupParameter } from '../setupAddress.ts';
import styles from './Step.module.css';
import type { StepProps } from './StepProps.ts';

/** Whether an address of the same page still shows this step. */
const isAgentsStep = (search: URLSearchParams) => search.get(setupParameter) === 'agents';

interface AgentsFormProps extends Pick<StepProps, 'community'> {
  board: Board;
}

/** A member for each service day, or one for all of them; the effects are shown before saving. */
export function AgentsForm({ community, board }: AgentsFormProps) {
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
      <div className={styles.actions}>
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

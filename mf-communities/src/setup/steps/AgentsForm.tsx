import { useMemo, useState } from 'react';
import { weekdays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DiscardDialog, useLeaveGuard } from 'shared-lib/ui/dialogs';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { agentChoices } from '../../agents/agentChoices.ts';
import { emptyDraft, keyOf, withAgent, withoutPlaces, type Draft } from '../../agents/draft.ts';
import { ReviewDialog } from '../../agents/ReviewDialog.tsx';
import type { Board } from '../../agents/useBoard.ts';
import { useNames } from '../../agents/useNames.ts';
import { useSaveStep } from '../../agents/useSaveStep.ts';
import { setupParameter } from '../setupAddress.ts';
import styles from './Step.module.css';
import type { StepProps } from './StepProps.ts';

/** Whether an address of the same page still shows this step. */
const isAgentsStep = (search: URLSearchParams) => search.get(setupParameter) === 'agents';

interface AgentsFormProps extends Pick<StepProps, 'community'> {
  board: Board;
}

/** A member for each service day, or one for all of them; what that leads to is shown before it is saved. */
export function AgentsForm({ community, board }: AgentsFormProps) {
  const { t } = useTexts('mf-communities');
  const names = useNames(board);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [isReviewed, setReviewed] = useState(false);
  const guard = useLeaveGuard(draft.size > 0, isAgentsStep);
  const save = useSaveStep(
    names,
    () => setDraft(emptyDraft),
    (places) => setDraft((before) => withoutPlaces(before, places)),
  );
  const places = weekdays
    .filter((day) => community.serviceDays.includes(day))
    .map((day) => ({ communityId: community.id, day }));
  const stored = (day: (typeof places)[number]['day']) => board.assignments.regularAgent(community.id, day);
  const agents = places.map((place) => {
    const change = draft.get(keyOf(place));
    return change ? change.to : stored(place.day);
  });
  const set = (chosen: typeof places, agentId: string | null) =>
    setDraft((before) =>
      chosen.reduce((next, place) => withAgent(next, place, agentId, stored(place.day)), before),
    );
  const field = { error: null, readOnly: false, nothingFound: t('agentBoard.pick.none'), limit: 100 };
  const active = useMemo(
    () =>
      board.team.filter(({ isActive }) => isActive).map(({ id }) => ({ value: id, label: names.agent(id) })),
    [board.team, names],
  );
  const [first] = agents;
  const everyDay = first !== undefined && agents.every((agentId) => agentId === first) ? first : null;
  return (
    <div className={styles.card}>
      {places.length > 1 && (
        <SearchSelectField
          {...field}
          name="every-day"
          label={t('setup.agents.everyDay')}
          help={t('setup.agents.everyDayHelp')}
          value={everyDay}
          choices={active}
          onChange={(agentId) => set(places, agentId)}
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
            onChange={(agentId) => set([place], agentId)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button disabled={draft.size === 0} onClick={() => setReviewed(true)}>
          {t('agentBoard.bar.review')}
        </Button>
        {draft.size > 0 && (
          <>
            <Button variant="default" onClick={() => setDraft(emptyDraft)}>
              {t('agentBoard.bar.discard')}
            </Button>
            <span role="status">{t('agentBoard.bar.count', { count: draft.size })}</span>
          </>
        )}
      </div>
      {isReviewed && (
        <ReviewDialog
          board={board}
          names={names}
          draft={draft}
          onSave={save}
          onClose={() => setReviewed(false)}
        />
      )}
      <DiscardDialog guard={guard} onDiscard={() => setDraft(emptyDraft)}>
        {t('agentBoard.discard')}
      </DiscardDialog>
    </div>
  );
}

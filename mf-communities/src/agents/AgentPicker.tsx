import {
  freeAgents,
  indexDuties,
  weekdayOf,
  weightOf,
  withChanges,
  type AssignmentChange,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { useMemo, useState } from 'react';
import type { Day } from './draft.ts';
import type { Board } from './useBoard.ts';
import type { Names } from './useNames.ts';

interface AgentPickerProps {
  board: Board;
  names: Names;
  /** Which weekday is given to somebody. */
  place: Day;
  /** Who has it now, null for nobody. */
  agentId: string | null;
  /** All that is changed and not saved yet. */
  changes: readonly AssignmentChange[];
  onPick: (agentId: string | null) => void;
  onClose: () => void;
}

/** Chooses the regular agent of one weekday: first who is free then, last who would have to be in two places. */
export function AgentPicker({ board, names, place, agentId, changes, onPick, onClose }: AgentPickerProps) {
  const { t } = useTexts('mf-communities');
  const [chosen, setChosen] = useState(agentId);
  const { communities, assignments, availability, dates, team } = board;
  const choices = useMemo(() => {
    const serviceDate = dates.find((date) => weekdayOf(date) === place.day)!;
    const after = withChanges(assignments, { assignments: changes, shifts: [] });
    const duties = indexDuties(communities, [serviceDate], after, availability);
    const found = freeAgents(team, { communityId: place.communityId, serviceDate }, duties);
    const choiceOf = ({ member, conflicts }: (typeof found)[number]) => {
      const said = conflicts
        .filter((conflict) => weightOf(conflict) !== 'notes')
        .map((conflict) => names.conflict({ conflict, dates: [serviceDate] }));
      return { value: member.id, label: [names.agent(member.id), ...said].join(', ') };
    };
    const isFree = ({ conflicts }: (typeof found)[number]) => conflicts.length === 0;
    return [
      { group: t('agentBoard.pick.free'), items: found.filter(isFree).map(choiceOf) },
      { group: t('agentBoard.pick.others'), items: found.filter((one) => !isFree(one)).map(choiceOf) },
    ].filter(({ items }) => items.length > 0);
  }, [communities, assignments, availability, dates, team, changes, place, names, t]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('agentBoard.pick.title', {
        community: names.community(place.communityId),
        day: names.day(place.day),
      })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPick(chosen);
        }}
      >
        <SearchSelectField
          name="agent"
          value={chosen}
          error={null}
          readOnly={false}
          onChange={setChosen}
          label={t('agentBoard.pick.label')}
          choices={choices}
          nothingFound={t('agentBoard.pick.none')}
          limit={100}
          autoFocus
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {t('agentBoard.pick.cancel')}
          </Button>
          <Button variant="default" onClick={() => onPick(null)} disabled={agentId === null}>
            {t('agentBoard.pick.clear')}
          </Button>
          <Button type="submit" disabled={chosen === null}>
            {t('agentBoard.pick.set')}
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  );
}

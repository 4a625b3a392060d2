import type { AssignmentChange } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { useMemo, useState } from 'react';
import type { Day } from './draft.ts';
import { agentChoices, type Board, type Names } from './useBoard.ts';

interface AgentPickerProps {
  board: Board;
  names: Names;
  /** The weekday to assign. */
  place: Day;
  /** The current specialist, null for none. */
  agentId: string | null;
  /** All unsaved changes. */
  changes: readonly AssignmentChange[];
  onPick: (agentId: string | null) => void;
  onClose: () => void;
}

/** Chooses the regular specialist of a weekday: available ones first, those with a conflict last. */
export function AgentPicker({ board, names, place, agentId, changes, onPick, onClose }: AgentPickerProps) {
  const { t } = useTexts('mf-communities');
  const [chosen, setChosen] = useState(agentId);
  const choices = useMemo(
    () => agentChoices(place, { board, names, changes, t }),
    [place, board, names, changes, t],
  );
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

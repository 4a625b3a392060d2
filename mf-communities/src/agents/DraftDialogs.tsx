import { useTexts } from 'shared-lib/i18n';
import { DiscardDialog } from 'shared-lib/ui/dialogs';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { AgentDraft } from './useAgentDraft.ts';

interface DraftDialogsProps {
  edit: AgentDraft;
}

/** The review of changed specialists before saving, and the confirmation before discarding them. */
export function DraftDialogs({
  edit: { board, names, draft, guard, save, discard, isReviewed, setReviewed },
}: DraftDialogsProps) {
  const { t } = useTexts('mf-communities');
  return (
    <>
      {isReviewed && (
        <ReviewDialog
          board={board}
          names={names}
          draft={draft}
          onSave={save}
          onClose={() => setReviewed(false)}
        />
      )}
      <DiscardDialog guard={guard} onDiscard={discard}>
        {t('agentBoard.discard')}
      </DiscardDialog>
    </>
  );
}

import { useTexts } from 'shared-lib/i18n';
import { ConfirmDialog, DiscardDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { SwitchField } from 'shared-lib/ui/form';
import { useState } from 'react';
import type { ScheduleChanges } from 'shared-lib/domain';
import styles from './Review.module.css';
import { isRefused, reviewOf, stepOf } from './reviewOf.ts';
import type { Draft } from './draft.ts';
import type { AgentDraft } from './useAgentDraft.ts';
import type { Board, Names } from './useBoard.ts';

/** How many lines of one kind are shown. */
const listed = 12;

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = useTexts('mf-communities');
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={`vh-bullets ${styles.lines}`}>
        {lines.slice(0, listed).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
        {lines.length > listed && <li>{t('agentBoard.review.more', { count: lines.length - listed })}</li>}
      </ul>
    </>
  );
}

interface ReviewDialogProps {
  board: Board;
  names: Names;
  draft: Draft;
  onSave: (step: ScheduleChanges) => Promise<ConfirmResult>;
  onClose: () => void;
}

/** Shows the effects of changed regular specialists, and saves all changes at once, or none. */
export function ReviewDialog({ board, names, draft, onSave, onClose }: ReviewDialogProps) {
  const { t } = useTexts('mf-communities');
  const [follows, setFollows] = useState(false);
  const changes = [...draft.values()];
  const step = stepOf(changes, follows, board);
  const review = reviewOf(step, board);
  const place = (one: { communityId: string; day: (typeof changes)[number]['day'] }) => ({
    community: names.community(one.communityId),
    day: names.day(one.day),
  });
  return (
    <ConfirmDialog
      opened
      title={t('agentBoard.review.title', { count: changes.length })}
      action={t('agentBoard.review.action')}
      disabled={isRefused(review)}
      onConfirm={() => onSave(step)}
      onClose={onClose}
    >
      {isRefused(review) && (
        <p role="alert" className="vh-refused">
          {t('agentBoard.problems.inactive')}
        </p>
      )}
      <Lines
        title={t('agentBoard.review.uncovered')}
        lines={review.uncovered.map((change) => t('agentBoard.review.place', place(change)))}
      />
      <Lines
        title={t('agentBoard.review.concerns')}
        lines={review.concerns.map((concern) =>
          t('agentBoard.review.concern', {
            ...place(concern.change),
            agent: names.agent(concern.change.to),
            conflict: names.conflict(concern),
          }),
        )}
      />
      <Lines
        title={t('agentBoard.review.planned')}
        lines={review.planned.map(({ communityId, serviceDate, agentId }) =>
          t('agentBoard.review.plannedNight', {
            community: names.community(communityId),
            night: names.night(serviceDate),
            agent: names.agent(agentId),
          }),
        )}
      />
      {review.planned.length > 0 && (
        <SwitchField
          name="follows"
          value={follows}
          error={null}
          readOnly={false}
          onChange={setFollows}
          label={t('agentBoard.review.follow')}
          help={t('agentBoard.review.stay')}
        />
      )}
      <Lines
        title={t('agentBoard.review.changes')}
        lines={changes.map((change) =>
          t('agentBoard.review.change', {
            ...place(change),
            to: names.agent(change.to),
            from: names.agent(change.from),
          }),
        )}
      />
    </ConfirmDialog>
  );
}

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

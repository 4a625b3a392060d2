import { useState } from 'react';
import { regularAgentOn, unknownProperty, type ShiftChange } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { Textarea } from 'shared-lib/ui/forms';
import { nameOfAgent } from '../../people/agentOf.ts';
import type { NightFacts } from './nightFacts.ts';
import styles from './RequestPanel.module.css';

/** A sentence or two: a note, not a letter. */
const reasonLength = 500;

interface CancelRequestProps {
  opened: boolean;
  /** The schedule changes of the cancellation. */
  shifts: readonly ShiftChange[];
  facts: NightFacts;
  /** Cancels it; an error appears in the panel behind. */
  onCancel: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks for confirmation and a reason before a request is canceled, and says what happens to the shift it had
 * granted.
 */
export function CancelRequest({ opened, shifts, facts, onCancel, onClose }: CancelRequestProps) {
  const { t } = useTexts('mf-team');
  const [reason, setReason] = useState('');
  const becomes = shifts.map(({ communityId, serviceDate, to }) => {
    const served = facts.communityOf(communityId);
    const community = served?.propertyName ?? unknownProperty;
    const regular = to || !served ? null : regularAgentOn(served, serviceDate, facts.assignments);
    return regular === null
      ? t('requests.decide.cancelDialog.opens', { community })
      : t('requests.decide.cancelDialog.releases', {
          community,
          name: nameOfAgent(facts.agentOf(regular), t),
        });
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('requests.decide.cancelDialog.title')}
      action={t('requests.decide.cancelDialog.action')}
      losses={becomes}
      destructive
      onConfirm={async () => {
        await onCancel(reason);
        return { ok: true };
      }}
      onClose={onClose}
    >
      {becomes.length === 0 && <p className={styles.soft}>{t('requests.decide.cancelDialog.text')}</p>}
      <Textarea
        mt={12}
        label={t('requests.decide.cancelDialog.reason')}
        value={reason}
        maxLength={reasonLength}
        dir="auto"
        autosize
        minRows={2}
        maxRows={6}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

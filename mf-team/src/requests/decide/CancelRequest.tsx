import { useRef } from 'react';
import { cancellationSchema, maxCancellationReason } from 'mf-team/domain';
import { regularAgentOn, unknownProperty, type ShiftChange } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { TextAreaField, useForm } from 'shared-lib/ui/form';
import { nameOfAgent } from '../../people/agentOf.ts';
import type { NightFacts } from './nightFacts.ts';
import styles from './RequestPanel.module.css';

interface CancelRequestProps {
  opened: boolean;
  /** The request's key, which identifies the draft of the reason. */
  requestKey: string;
  /** The schedule changes of the cancellation. */
  shifts: readonly ShiftChange[];
  facts: NightFacts;
  /** Cancels it, and resolves to whether it was saved; an error appears in the panel behind the dialog. */
  onCancel: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/**
 * Asks for confirmation and a reason before a request is canceled, and shows what happens to the shift it had
 * granted. The typed reason is kept until it is saved or the dialog is dismissed.
 */
export function CancelRequest(props: CancelRequestProps) {
  const { opened, requestKey, shifts, facts, onCancel, onClose } = props;
  const { t } = useTexts('mf-team');
  const form = useForm({
    name: `cancel-request-${requestKey}`,
    initialValues: { reason: '' },
    schema: cancellationSchema,
    submit: async ({ reason }) => ((await onCancel(reason)) ? { ok: true } : { ok: false, reason: 'failed' }),
  });
  // The dialog closes after a failure too, but keeps the reason for the next try.
  const isSent = useRef(false);
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
        isSent.current = true;
        await form.submit();
        return { ok: true };
      }}
      onClose={() => {
        if (!isSent.current) form.reset();
        isSent.current = false;
        onClose();
      }}
    >
      {becomes.length === 0 && <p className={styles.soft}>{t('requests.decide.cancelDialog.text')}</p>}
      <div className={styles.reason}>
        <TextAreaField
          {...form.field('reason')}
          label={t('requests.decide.cancelDialog.reason')}
          rows={3}
          maxLength={maxCancellationReason}
        />
      </div>
    </ConfirmDialog>
  );
}

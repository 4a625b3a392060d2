import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter } from 'shared-lib/ui/dialogs';
import { TextInput } from 'shared-lib/ui/inputs';
import styles from '../../add-member/MemberForm.module.css';
import { RoleSelector } from '../../add-member/RoleSelector.tsx';
import { useDescribedProblem } from '../../add-member/useDescribedProblem.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { Conflict } from './Conflict.tsx';
import type { EditField } from './memberEdits.ts';
import type { EditMemberState, Saved } from './useEditMember.ts';

interface EditMemberFormProps {
  form: EditMemberState;
  onSave: () => Promise<Saved | null>;
  onCancel: () => void;
}

const textFields = [
  { name: 'firstName', type: 'text' },
  { name: 'lastName', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
] as const;

/** The fields of a member, each with what is wrong with it and what someone else saved meanwhile. The first bad one gets the focus. */
export function EditMemberForm({ form, onSave, onCancel }: EditMemberFormProps) {
  const { t } = useTexts('mf-team');
  const { texts, room, problems, status, conflicts, locked, type } = form;
  const describeAsAdded = useDescribedProblem();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const isSending = status === 'sending';

  useEffect(() => {
    if (refusals === 0) return;
    element.current
      ?.querySelector<HTMLElement>(
        '[data-conflict] button, input[aria-invalid="true"], [aria-invalid="true"] input',
      )
      ?.focus();
  }, [refusals]);

  const describe = (field: EditField): string | null => {
    const problem = problems[field];
    if (problem?.kind === 'shared') return t('editMember.problems.shared');
    if (problem?.kind === 'adminsFull') return t('editMember.problems.adminsFull', { count: problem.max });
    return describeAsAdded(field, problem);
  };

  const help = {
    firstName: undefined,
    lastName: undefined,
    email: t(locked.email ? 'editMember.locked.email' : 'editMember.emailHelp'),
    phone: t('editMember.phoneHelp'),
  };

  const conflictOf = (field: EditField) => {
    const conflict = conflicts.find((each) => each.field === field);
    return (
      conflict && <Conflict conflict={conflict} onTakeTheirs={form.takeTheirs} onKeepMine={form.keepMine} />
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await onSave();
    if (saved === 'refused' || conflicts.length > 0) setRefusals((count) => count + 1);
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ChangedElsewhere form={form} />
      {textFields.map(({ name, ...input }) => (
        <div key={name} className={name === 'email' || name === 'phone' ? styles.wide : ''}>
          <TextInput
            {...input}
            name={name}
            label={t(name === 'phone' ? 'editMember.phone' : `addMember.${name}`)}
            description={help[name]}
            // The person at the keyboard is not the one who is described.
            autoComplete="off"
            dir="auto"
            data-autofocus={name === 'firstName' || undefined}
            readOnly={isSending || (name === 'email' && locked.email !== null)}
            value={texts[name]}
            error={describe(name)}
            onChange={({ currentTarget }) => type(name, currentTarget.value)}
          />
          {conflictOf(name)}
        </div>
      ))}
      <div className={styles.wide}>
        <RoleSelector
          value={texts.tier}
          room={room}
          problem={describe('tier')}
          locked={locked.tier && t(`editMember.locked.tier.${locked.tier}`)}
          onChange={(tier) => type('tier', tier)}
        />
        {conflictOf('tier')}
      </div>
      <DialogFooter
        problem={
          status === 'failed' ? (
            <>
              <strong>{t('editMember.failed')}</strong> {t('editMember.failedHelp')}
            </>
          ) : null
        }
      >
        <Button variant="default" disabled={isSending} onClick={onCancel}>
          {t('editMember.cancel')}
        </Button>
        <Button type="submit" loading={isSending} disabled={!form.isEdited}>
          {t('editMember.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}

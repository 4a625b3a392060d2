import { useRef, type FormEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter, DialogProblem } from 'shared-lib/ui/dialogs';
import { Switch, TextInput } from 'shared-lib/ui/inputs';
import { memberFields, type MemberField } from './memberForm.ts';
import styles from './MemberForm.module.css';
import { RoleSelector } from './RoleSelector.tsx';
import { useDescribedProblem } from './useDescribedProblem.ts';
import type { MemberFormState, Sent } from './useMemberForm.ts';

interface MemberFormProps {
  form: MemberFormState;
  onSend: () => Promise<Sent | null>;
  onCancel: () => void;
}

const textFields = [
  { name: 'firstName', type: 'text' },
  { name: 'lastName', type: 'text' },
  { name: 'email', type: 'email' },
] as const;

/** The fields of a new member, each with what is wrong with it. The first bad one gets the focus. */
export function MemberForm({ form, onSend, onCancel }: MemberFormProps) {
  const { t } = useTexts('mf-team');
  const { texts, room, problems, status, type } = form;
  const describe = useDescribedProblem();
  const element = useRef<HTMLFormElement>(null);
  const isSending = status === 'sending';
  const isFull = problems.isActive?.kind === 'teamFull';

  const focus = (field: MemberField | undefined) =>
    element.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await onSend();
    if (sent?.kind === 'refused') focus(memberFields.find((field) => field in sent.problems));
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {textFields.map(({ name, ...input }) => (
        <TextInput
          {...input}
          key={name}
          name={name}
          className={styles[name] ?? ''}
          label={t(`addMember.${name}`)}
          description={name === 'email' ? t('addMember.emailHelp') : undefined}
          // The person at the keyboard is not the one who is described.
          autoComplete="off"
          dir="auto"
          data-autofocus={name === 'firstName' || undefined}
          readOnly={isSending}
          value={texts[name]}
          error={describe(name, problems[name])}
          onChange={({ currentTarget }) => type(name, currentTarget.value)}
        />
      ))}
      <RoleSelector
        value={texts.tier}
        room={room}
        problem={describe('tier', problems.tier)}
        onChange={(tier) => type('tier', tier)}
      />
      <div className={styles.wide}>
        <Switch
          name="isActive"
          label={t('addMember.isActive')}
          description={t('addMember.isActiveHelp')}
          checked={texts.isActive !== ''}
          aria-describedby={isFull ? 'add-member-limit' : undefined}
          onChange={({ currentTarget }) => type('isActive', currentTarget.checked ? 'yes' : '')}
        />
      </div>
      <DialogFooter
        note={
          <div role="status">
            {isFull && (
              <DialogProblem id="add-member-limit">
                <strong>{t('addMember.atLimit')}</strong> {t('addMember.atLimitHelp')}
              </DialogProblem>
            )}
          </div>
        }
        problem={
          status === 'failed' ? (
            <>
              <strong>{t('addMember.failed')}</strong> {t('addMember.failedHelp')}
            </>
          ) : null
        }
      >
        <Button variant="default" disabled={isSending} onClick={onCancel}>
          {t('addMember.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('addMember.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}

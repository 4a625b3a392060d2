import { useRef, type FormEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter } from 'shared-lib/ui/dialogs';
import styles from './AddCommunityForm.module.css';
import { CommunityFields } from './CommunityFields.tsx';
import { LimitReached } from './LimitReached.tsx';
import { Notice } from './Notice.tsx';
import type { useAddCommunity } from './useAddCommunity.ts';
import { useIsNameless } from './useIsNameless.ts';

interface AddCommunityFormProps {
  form: ReturnType<typeof useAddCommunity>;
  /** How many communities the plan allows, when there is no room for another. */
  limit: number | null;
  onCancel: () => void;
}

/** The form of a new community, with what stands in its way above and what went wrong below. */
export function AddCommunityForm({ form, limit, onCancel }: AddCommunityFormProps) {
  const { t } = useTexts('mf-communities');
  const isNameless = useIsNameless();
  const element = useRef<HTMLFormElement>(null);
  const { progress } = form;
  const isAdding = progress === 'adding';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const bad = form.submit();
    if (bad !== null) element.current?.querySelector<HTMLElement>(`[data-field=${bad}]`)?.focus();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {limit !== null && <LimitReached limit={limit} />}
      {isNameless && (
        <Notice title={t('add.nameless.title')} to="/settings?tab=support" action={t('add.nameless.action')}>
          {t('add.nameless.text')}
        </Notice>
      )}
      <CommunityFields texts={form.texts} problems={form.problems} readOnly={isAdding} onType={form.type} />
      <DialogFooter
        problem={progress !== 'typing' && progress !== 'adding' ? t(`add.failures.${progress}`) : null}
      >
        <Button variant="default" disabled={isAdding} onClick={onCancel}>
          {t('add.cancel')}
        </Button>
        <Button type="submit" loading={isAdding}>
          {t('add.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}

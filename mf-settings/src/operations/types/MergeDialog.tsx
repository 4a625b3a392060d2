import { useState } from 'react';
import type { TypeUsage } from '../../data/typeUsage.api.ts';
import { typeNameIn } from 'mf-settings/domain';
import type { ViolationType } from 'shared-lib/domain';
import { violationTypeMergeSchema } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, SelectField, useForm } from 'shared-lib/ui/form';
import { mergeAll } from './mergeAll.ts';
import styles from './MergeDialog.module.css';

interface MergeDialogProps {
  type: ViolationType;
  /** The types it can be merged into. */
  others: readonly ViolationType[];
  use: TypeUsage | null;
  onClose: () => void;
}

/** Asks which type to merge into, and shows what is affected and the progress. */
export function MergeDialog({ type, others, use, onClose }: MergeDialogProps) {
  const { t, i18n } = useTexts('mf-settings');
  const name = typeNameIn(type, i18n.language);
  const [moved, setMoved] = useState<number | null>(null);
  const choices = others
    .filter(({ isActive }) => isActive || !type.isActive)
    .map((one) => ({ value: one.id, label: typeNameIn(one, i18n.language) }));
  const form = useForm({
    name: `merge-violation-type-${type.id}`,
    initialValues: { intoId: '' },
    schema: violationTypeMergeSchema,
    toInput: ({ intoId }) => ({ typeId: type.id, intoId }),
    submit: (merge) => mergeAll(merge, setMoved),
    errorTexts: 'mf-settings:operations.types.merge.problems',
    describeFailure: () => ({ text: t('operations.types.merge.failed', { count: moved ?? 0 }) }),
  });
  const into = choices.find(({ value }) => value === form.values.intoId)?.label;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('operations.types.merge.title', { name })}
      submitLabel={into ? t('operations.types.merge.submit', { into }) : t('operations.types.merge.choose')}
      success={({ value = 0 }) => t('operations.types.merge.done', { count: value, name })}
      destructive
      disabled={!into || use === null}
    >
      <SelectField
        {...form.field('intoId')}
        label={t('operations.types.merge.into')}
        placeholder={t('operations.types.merge.choose')}
        choices={choices}
        autoFocus
      />
      <ul className={`vh-bullets ${styles.touched}`} aria-label={t('operations.types.merge.touches')}>
        <li>{t('operations.types.merge.cases', { count: use?.all ?? 0 })}</li>
        <li>{t('operations.types.merge.kept')}</li>
        <li>{t('operations.types.merge.field', { name })}</li>
        <li>{t('operations.types.merge.final')}</li>
      </ul>
      {form.status === 'submitting' && use !== null && (
        <label className={styles.progress}>
          {t('operations.types.merge.progress', { moved: moved ?? 0, all: use.all })}
          <progress max={Math.max(use.all, 1)} value={moved ?? 0} />
        </label>
      )}
    </FormDialog>
  );
}

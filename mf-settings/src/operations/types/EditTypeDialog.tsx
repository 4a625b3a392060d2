import type { TypeUsage } from '../../data/typeUsage.api.ts';
import { revisionOf, type ViolationType } from 'shared-lib/domain';
import { typeNameIn } from 'mf-settings/domain';
import { typeNameProblems, violationTypeEditSchema, violationTypeFormOf } from 'mf-settings/domain';
import { formatDateTime, useTexts, type Translate } from 'shared-lib/i18n';
import { ChangedElsewhere, FormDialog, useEditForm } from 'shared-lib/ui/form';
import { usePersonName } from '../../settings/usePersonName.ts';
import { TypeFields } from './TypeFields.tsx';
import { toViolationTypeForm, valuesOf, type TypeValues } from './typeValues.ts';
import { callViolationTypes } from '../../data/callables.ts';

interface EditTypeDialogProps {
  /** As stored, live. */
  type: ViolationType;
  types: readonly ViolationType[];
  /** Null while counting. */
  use: TypeUsage | null;
  onClose: () => void;
}

/** The dialog for editing a violation type; it shows what stays unchanged, and whether someone else was first. */
export function EditTypeDialog({ type, types, use, onClose }: EditTypeDialogProps) {
  const { t, i18n } = useTexts('mf-settings');
  const nameOf = usePersonName();
  const { id, updatedAt, updatedBy } = type;
  const name = typeNameIn(type, i18n.language);
  const form = useEditForm({
    name: `edit-violation-type-${id}`,
    stored: valuesOf(violationTypeFormOf(type)),
    schema: violationTypeEditSchema,
    toInput: (values) => ({ ...toViolationTypeForm(values), typeId: id, seen: revisionOf(type) }),
    check: (values) => typeNameProblems(values, types, id),
    submit: (edit) => callViolationTypes('updateViolationType', edit),
    errorTexts: 'mf-settings:operations.types.problems',
    dependents: { reach: ['communityIds'] },
    describeField: (field) => t(`operations.types.fields.${field}`),
    describeValue: (field, value) => valueInWords(field, value, t),
    describeFailure: () => ({ text: t('operations.types.edit.failed') }),
  });
  const kept = keptAlong(form.values, type, use, t);
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('operations.types.edit.title', { name })}
      submitLabel={t('operations.types.edit.submit')}
      disabled={!form.isDirty}
      success={() => t('operations.types.edit.done')}
      discard={t('operations.types.edit.discard', { name })}
      note={kept.length > 0 && <p role="status">{kept.join(' ')}</p>}
      guarded
      columns={2}
      size="xl"
    >
      <ChangedElsewhere
        form={form}
        lastChange={
          updatedAt === null || updatedBy === null
            ? null
            : { name: nameOf(updatedBy), when: formatDateTime(updatedAt, i18n.language) }
        }
      />
      <TypeFields form={form} />
    </FormDialog>
  );
}

type Words = Translate<'mf-settings'>;

const valueInWords = (field: keyof TypeValues, value: unknown, t: Words): string => {
  if (field === 'severity' && (value === 'low' || value === 'medium' || value === 'high')) {
    return t(`operations.types.severities.${value}`);
  }
  if (field === 'reach')
    return t(value === 'all' ? 'operations.types.reach.all' : 'operations.types.reach.some');
  if (field === 'communityIds' && Array.isArray(value)) {
    return t('operations.types.communities', { count: value.length });
  }
  if (typeof value === 'boolean') return t(value ? 'operations.types.yes' : 'operations.types.no');
  if (field === 'defaultFineCents') return typeof value === 'number' ? (value / 100).toFixed(2) : '';
  return String(value ?? '');
};

/** What an edit doesn't change: open cases keep their values. */
const keptAlong = (values: TypeValues, type: ViolationType, use: TypeUsage | null, t: Words): string[] => {
  if (use === null || use.all === 0) return [];
  const isRenamed = values.nameEn !== type.name.en || values.nameEs !== type.name.es;
  return [
    values.defaultFineCents !== type.defaultFineCents &&
      use.open > 0 &&
      t('operations.types.edit.keepsFine', { count: use.open }),
    isRenamed && t('operations.types.edit.keepsName', { count: use.all }),
  ].filter((sentence) => sentence !== false);
};

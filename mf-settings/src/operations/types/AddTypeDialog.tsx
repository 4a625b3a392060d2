import { blankViolationType, typeNameProblems, violationTypeFormSchema } from 'mf-settings/domain';
import type { ViolationType } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { TypeFields } from './TypeFields.tsx';
import { toViolationTypeForm, valuesOf } from './typeValues.ts';
import { callViolationTypes } from '../../data/callables.ts';

interface AddTypeDialogProps {
  types: readonly ViolationType[];
  onClose: () => void;
}

const blank = valuesOf(blankViolationType);

/** The form for a new violation type. The draft is kept until the type is added or the draft is discarded. */
export function AddTypeDialog({ types, onClose }: AddTypeDialogProps) {
  const { t } = useTexts('mf-settings');
  const form = useForm({
    name: 'violation-type',
    initialValues: blank,
    schema: violationTypeFormSchema,
    toInput: toViolationTypeForm,
    check: (values) => typeNameProblems(values, types, null),
    submit: (form) => callViolationTypes('addViolationType', form),
    errorTexts: 'mf-settings:operations.types.problems',
    dependents: { reach: ['communityIds'] },
    describeFailure: (code) => ({
      text: t(code === 'resource-exhausted' ? 'operations.types.add.full' : 'operations.types.add.failed'),
    }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('operations.types.add.title')}
      submitLabel={t('operations.types.add.submit')}
      success={({ payload }) => t('operations.types.add.done', { name: payload.nameEn })}
      discard={t('operations.types.add.discard')}
      columns={2}
      size="xl"
    >
      <TypeFields form={form} />
    </FormDialog>
  );
}

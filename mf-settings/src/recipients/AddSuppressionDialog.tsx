import { suppressionNoteSchema } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { formatPhone } from 'shared-lib/ui';
import { FormDialog, PhoneField, TextAreaField, useForm } from 'shared-lib/ui/form';
import { callConsent } from '../data/callables.ts';

interface AddSuppressionDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The form for suppressing a number, with the reason. */
export function AddSuppressionDialog({ opened, onClose }: AddSuppressionDialogProps) {
  const { t } = useTexts('mf-settings');
  const form = useForm({
    name: 'add-suppression',
    initialValues: { phone: null as string | null, note: '' },
    schema: suppressionNoteSchema,
    submit: (values) => callConsent('changeSuppression', { act: 'add', ...values }),
    errorTexts: 'mf-settings:recipients.suppressed.problems',
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('recipients.suppressed.add.title')}
      submitLabel={t('recipients.suppressed.add.submit')}
      success={({ payload }) => t('recipients.suppressed.add.done', { phone: formatPhone(payload.phone) })}
      discard={t('recipients.suppressed.add.discard')}
    >
      <PhoneField {...form.field('phone')} label={t('recipients.suppressed.columns.phone')} autoFocus />
      <TextAreaField {...form.field('note')} label={t('recipients.suppressed.add.note')} maxLength={500} />
    </FormDialog>
  );
}

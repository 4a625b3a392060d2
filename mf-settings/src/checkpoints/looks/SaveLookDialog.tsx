import { changeCodeLook } from '../../data/codeLooks.api.ts';
import { useAccount } from 'shared-lib/data';
import { codeLookForm, codeLookNameProblem } from 'mf-settings/domain';
import { maxCodeLooks, type CodeSettings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, TextField, useForm } from 'shared-lib/ui/form';

interface SaveLookDialogProps {
  settings: CodeSettings;
  /** The saved designs, by name. */
  kept: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Asks for a name and saves the current design under it. */
export function SaveLookDialog({ settings, kept, onClose }: SaveLookDialogProps) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const form = useForm({
    name: 'code-look',
    initialValues: { name: '' },
    schema: codeLookForm,
    check: ({ name }) => {
      const problem = codeLookNameProblem(name, kept);
      return { name: problem === 'full' ? { code: problem, count: maxCodeLooks } : problem };
    },
    submit: ({ name }) => changeCodeLook(account, name, settings),
    errorTexts: 'mf-settings:checkpoints.looks.problems',
    describeFailure: () => ({ text: t('checkpoints.looks.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('checkpoints.looks.save')}
      submitLabel={t('checkpoints.looks.submit')}
      success={({ payload }) => t('checkpoints.looks.saved', { name: payload.name })}
    >
      <TextField {...form.field('name')} label={t('checkpoints.looks.name')} maxLength={60} autoFocus />
    </FormDialog>
  );
}

import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { EmailField, FormDialog, PasswordField, useForm } from 'shared-lib/ui/form';
import { requestEmailChange } from '../../data/emailChange.ts';
import { newEmailSchema } from './accessForms.ts';
import { failureOf } from './failureOf.ts';

/** Asks for the current password and the new sign-in address, which gets a link. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const form = useForm({
    name: 'own-email',
    initialValues: { email: '', current: '' },
    schema: newEmailSchema,
    check: ({ email }) => ({ email: email === account.email.toLowerCase() ? 'same' : null }),
    notKept: ['current'],
    submit: requestEmailChange,
    errorTexts: 'mf-settings:account.access.problems',
    describeFailure: (code) => ({ text: t(`account.access.failures.${failureOf(code)}`) }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('account.access.email.action')}
      submitLabel={t('account.access.email.submit')}
      success={({ payload }) => t('account.access.email.sent', { email: payload.email })}
      note={t('account.access.email.note')}
    >
      <EmailField {...form.field('email')} label={t('account.access.email.new')} autoFocus />
      <PasswordField
        {...form.field('current')}
        label={t('account.access.current')}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

import { useTexts } from 'shared-lib/i18n';
import { FormDialog, PasswordField, useForm } from 'shared-lib/ui/form';
import { useConfirmEmailChange } from '../../data/emailChange.ts';
import { currentPasswordSchema } from './accessForms.ts';
import { failureOf } from './failureOf.ts';

/** Asks for the password before the new address replaces the old one. @param token of the link emailed to it */
export function ConfirmEmailDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTexts('mf-settings');
  const confirm = useConfirmEmailChange();
  const form = useForm({
    name: 'confirm-email',
    initialValues: { current: '' },
    schema: currentPasswordSchema,
    notKept: ['current'],
    submit: ({ current }) => confirm({ current, token }),
    errorTexts: 'mf-settings:account.access.problems',
    describeFailure: (code) => ({
      text: t(
        code === 'not-found' || code === 'invalid-argument'
          ? 'account.access.email.usedUp'
          : code === 'already-exists'
            ? 'account.access.email.taken'
            : `account.access.failures.${failureOf(code)}`,
      ),
    }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('account.access.email.confirmTitle')}
      submitLabel={t('account.access.email.confirm')}
      success={({ value }) => t('account.access.email.done', { email: value?.email ?? '' })}
      note={t('account.access.email.confirmNote')}
    >
      <PasswordField
        {...form.field('current')}
        label={t('account.access.current')}
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  );
}

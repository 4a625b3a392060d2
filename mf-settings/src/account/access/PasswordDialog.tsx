import { useAccount } from 'shared-lib/data';
import { passwordProblem, minPasswordLength } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, PasswordField, useForm } from 'shared-lib/ui/form';
import { changeOwnPassword } from '../../data/ownSessions.ts';
import { newPasswordSchema } from './accessForms.ts';
import { failureOf } from './failureOf.ts';

/** Asks for the current password and a new one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const form = useForm({
    name: 'own-password',
    initialValues: { current: '', password: '' },
    schema: newPasswordSchema,
    check: ({ password }) => ({
      password: passwordProblem(password, [account.displayName ?? '', account.email]),
    }),
    notKept: ['current', 'password'],
    submit: (values) => changeOwnPassword(account, values),
    errorTexts: 'mf-settings:account.access.problems',
    describeFailure: (code) => ({ text: t(`account.access.failures.${failureOf(code)}`) }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('account.access.password.action')}
      submitLabel={t('account.access.password.submit')}
      success={() => t('account.access.password.done')}
      note={t('account.access.sessions.note')}
    >
      <PasswordField
        {...form.field('current')}
        label={t('account.access.current')}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        {...form.field('password')}
        label={t('account.access.password.new')}
        help={t('account.access.password.rules', { count: minPasswordLength })}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

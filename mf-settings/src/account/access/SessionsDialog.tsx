import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, PasswordField, useForm } from 'shared-lib/ui/form';
import { endOtherSessions } from '../../data/ownSessions.ts';
import { currentPasswordSchema } from './accessForms.ts';
import { failureOf } from './failureOf.ts';

/** Asks for the password before all other sessions end. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const form = useForm({
    name: 'other-sessions',
    initialValues: { current: '' },
    schema: currentPasswordSchema,
    notKept: ['current'],
    submit: (values) => endOtherSessions(account, values),
    errorTexts: 'mf-settings:account.access.problems',
    describeFailure: (code) => ({ text: t(`account.access.failures.${failureOf(code)}`) }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('account.access.sessions.action')}
      submitLabel={t('account.access.sessions.submit')}
      success={() => t('account.access.sessions.done')}
      note={t('account.access.sessions.note')}
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

import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';
import styles from '../business/Business.module.css';

const emailDialog = lazyPart('The form for another email', async () => {
  const { EmailDialog } = await import('./EmailDialog.tsx');
  return EmailDialog;
});

const confirmEmailDialog = lazyPart('The form that confirms another email', async () => {
  const { ConfirmEmailDialog } = await import('./ConfirmEmailDialog.tsx');
  return ConfirmEmailDialog;
});

const passwordDialog = lazyPart('The form for another password', async () => {
  const { PasswordDialog } = await import('./PasswordDialog.tsx');
  return PasswordDialog;
});

const sessionsDialog = lazyPart('The form that ends other sessions', async () => {
  const { SessionsDialog } = await import('./SessionsDialog.tsx');
  return SessionsDialog;
});

interface RowProps {
  name: 'email' | 'password' | 'sessions';
  part: typeof passwordDialog;
}

/** One thing to do about signing in, with its dialog. */
function Row({ name, part }: RowProps) {
  const { t } = useTexts('mf-settings');
  const { email } = useAccount();
  const form = useAddressState(name);
  return (
    <div className={styles.row} data-setting={name}>
      <div className={styles.words}>
        <p className={styles.label}>{t(`account.access.${name}.label`)}</p>
        <p className={styles.help}>{t(`account.access.${name}.help`, { email })}</p>
      </div>
      <Button variant="default" onClick={() => form.open()} {...part.ahead}>
        {t(`account.access.${name}.action`)}
      </Button>
      <LazyOverlay part={part} isOpen={form.isOpen} onClose={form.close}>
        {(Dialog) => form.isOpen && <Dialog onClose={form.close} />}
      </LazyOverlay>
    </div>
  );
}

/** What a link from a mail opens, which confirms another email. */
function NewEmail() {
  const link = useAddressState('newEmail');
  return (
    <LazyOverlay part={confirmEmailDialog} isOpen={link.isOpen} onClose={link.close}>
      {(Dialog) => link.value !== null && <Dialog token={link.value} onClose={link.close} />}
    </LazyOverlay>
  );
}

/** How the signed-in person signs in: their email and password, and where else they are signed in. */
export function SigningIn() {
  return (
    <Card flush>
      <Row name="email" part={emailDialog} />
      <Row name="password" part={passwordDialog} />
      <Row name="sessions" part={sessionsDialog} />
      <NewEmail />
    </Card>
  );
}

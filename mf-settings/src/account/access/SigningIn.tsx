import { useState } from 'react';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, LazyOverlay, lazyPart, showToast, useAddressState } from 'shared-lib/ui';
import { hasOwnPassword, sendOwnPasswordLink } from '../../data/ownSessions.ts';
import { PendingEmailChange } from '../../delivery/PendingEmailChange.tsx';
import styles from '../business/Business.module.css';

const emailDialog = lazyPart('The form to change the email', async () => {
  const { EmailDialog } = await import('./EmailDialog.tsx');
  return EmailDialog;
});

const confirmEmailDialog = lazyPart('The form to confirm a new email', async () => {
  const { ConfirmEmailDialog } = await import('./ConfirmEmailDialog.tsx');
  return ConfirmEmailDialog;
});

const passwordDialog = lazyPart('The form to change the password', async () => {
  const { PasswordDialog } = await import('./PasswordDialog.tsx');
  return PasswordDialog;
});

const sessionsDialog = lazyPart('The form to end other sessions', async () => {
  const { SessionsDialog } = await import('./SessionsDialog.tsx');
  return SessionsDialog;
});

interface RowProps {
  name: 'email' | 'password' | 'sessions';
  part: typeof passwordDialog;
}

/** A sign-in action, with its dialog. */
function Row({ name, part }: RowProps) {
  const { t } = useTexts('mf-settings');
  const { email } = useAccount();
  const form = useAddressState(name);
  return (
    <div className={`vh-row ${styles.row}`} data-setting={name}>
      <div className={styles.words}>
        <p className={styles.label}>{t(`account.access.${name}.label`)}</p>
        <p className="vh-soft">{t(`account.access.${name}.help`, { email })}</p>
        {name === 'email' && <PendingEmailChange />}
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

/** Confirms a new email, opened by an emailed link. */
function NewEmail() {
  const link = useAddressState('newEmail');
  return (
    <LazyOverlay part={confirmEmailDialog} isOpen={link.isOpen} onClose={link.close}>
      {(Dialog) => link.value !== null && <Dialog token={link.value} onClose={link.close} />}
    </LazyOverlay>
  );
}

/** For users with only a Google sign-in: how to get a password, which everything else here requires. */
function WithoutPassword() {
  const { t, i18n } = useTexts('mf-settings');
  const { email } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const result = await sendOwnPasswordLink(email, i18n.language);
    setBusy(false);
    if (result.ok) showToast({ meaning: 'good', message: t('account.access.google.sent', { email }) });
    else showToast({ meaning: 'bad', message: t('account.access.google.failed') });
  };
  return (
    <div className={`vh-row ${styles.row}`} data-setting="password">
      <div className={styles.words}>
        <p className={styles.label}>{t('account.access.google.label')}</p>
        <p className="vh-soft">{t('account.access.google.help', { email })}</p>
      </div>
      <Button variant="default" loading={isBusy} onClick={() => void send()}>
        {t('account.access.google.action')}
      </Button>
    </div>
  );
}

/** How the signed-in user signs in: their email, password and other sessions. */
export function SigningIn() {
  if (!hasOwnPassword()) {
    return (
      <Card flush>
        <WithoutPassword />
      </Card>
    );
  }
  return (
    <Card flush>
      <Row name="email" part={emailDialog} />
      <Row name="password" part={passwordDialog} />
      <Row name="sessions" part={sessionsDialog} />
      <NewEmail />
    </Card>
  );
}

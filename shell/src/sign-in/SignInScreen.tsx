import type { PasswordLink } from 'shared-lib/session';
import { useState } from 'react';
import { Brand } from '../layout/Brand.tsx';
import { BuildingPicture } from './BuildingPicture.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInScreen.module.css';

/**
 * What a link from a mail has in it: `/login?mode=choosePassword&token=…` is ours, `/login?mode=resetPassword&oobCode=…` comes from
 * Firebase Auth.
 */
function passwordLink(): PasswordLink | null {
  const query = new URLSearchParams(window.location.search);
  const mode = query.get('mode');
  const token = query.get('token');
  const code = query.get('oobCode');
  if (mode === 'choosePassword' && token !== null) return { kind: 'token', token };
  return mode === 'resetPassword' && code !== null ? { kind: 'code', code } : null;
}

/** The page for whoever is not signed in: the form, and a picture of the product's own night. */
export function SignInScreen() {
  const [link, setLink] = useState(passwordLink);
  const [email, setEmail] = useState('');
  const [forgot, setForgot] = useState(false);

  const backToSignIn = () => {
    window.history.replaceState(null, '', '/login');
    setLink(null);
    setForgot(false);
  };

  return (
    <main className={styles.page}>
      <section className={styles.side}>
        <div className={styles.column}>
          <p className={styles.brand}>
            <Brand />
          </p>
          {link !== null ? (
            <ResetPasswordForm link={link} onDone={backToSignIn} />
          ) : forgot ? (
            <ForgotPasswordForm email={email} onEmail={setEmail} onBack={backToSignIn} />
          ) : (
            <SignInForm email={email} onEmail={setEmail} onForgot={() => setForgot(true)} />
          )}
        </div>
      </section>
      <BuildingPicture />
    </main>
  );
}

import { useState } from 'react';
import { Brand } from '../layout/Brand.tsx';
import { BuildingPicture } from './BuildingPicture.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInScreen.module.css';

/** The code of a link from a password-reset mail: `/login?mode=resetPassword&oobCode=…`. */
function resetCode(): string | null {
  const query = new URLSearchParams(window.location.search);
  return query.get('mode') === 'resetPassword' ? query.get('oobCode') : null;
}

/** The page for whoever is not signed in: the form, and a picture of the product's own night. */
export function SignInScreen() {
  const [code, setCode] = useState(resetCode);
  const [email, setEmail] = useState('');
  const [forgot, setForgot] = useState(false);

  const backToSignIn = () => {
    window.history.replaceState(null, '', '/login');
    setCode(null);
    setForgot(false);
  };

  return (
    <main className={styles.page}>
      <section className={styles.side}>
        <div className={styles.column}>
          <p className={styles.brand}>
            <Brand />
          </p>
          {code !== null ? (
            <ResetPasswordForm code={code} onDone={backToSignIn} />
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

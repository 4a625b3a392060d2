import { useCallback, useEffect, useState } from 'react';
import { Brand } from '../layout/Brand.tsx';
import { BuildingPicture } from './BuildingPicture.tsx';
import { ConfirmSignUpForm } from './ConfirmSignUpForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { isMailedLink, signInMode } from './signInMode.ts';
import styles from './SignInScreen.module.css';
import { sentOf, SignUpForm, type SignUpValues } from './SignUpForm.tsx';
import { SignUpSent } from './SignUpSent.tsx';

const nothingTyped: SignUpValues = { firstName: '', lastName: '', email: '', password: '', accepted: false };

/** The page for whoever is not signed in: the form, and a picture of the product's own night. */
export function SignInScreen() {
  const [mode, setMode] = useState(() => signInMode(window.location.search));
  const [typed, setTyped] = useState(nothingTyped);
  const [step, setStep] = useState<'form' | 'forgot' | 'sent'>('form');

  const showAddress = useCallback(() => {
    setMode(signInMode(window.location.search));
    setStep('form');
  }, []);
  useEffect(() => {
    window.addEventListener('popstate', showAddress);
    return () => window.removeEventListener('popstate', showAddress);
  }, [showAddress]);

  /** The address says which of the two forms is shown, and keeps where one wanted to go. */
  const open = (isSignUp: boolean) => {
    const query = new URLSearchParams(window.location.search);
    for (const name of ['mode', 'token', 'oobCode', 'error', 'ended']) query.delete(name);
    if (isSignUp) query.set('mode', 'signup');
    const address = query.size === 0 ? '/login' : `/login?${query}`;
    // A link from a mail was shown whoever is signed in; from here on, who that is counts again.
    if (isMailedLink(window.location)) return window.location.assign(address);
    window.history.pushState(null, '', address);
    showAddress();
  };
  const logIn = () => open(false);
  const signUp = () => open(true);
  const change = (changed: Partial<SignUpValues>) => setTyped((before) => ({ ...before, ...changed }));
  const setEmail = (email: string) => change({ email });

  return (
    <main className={styles.page}>
      <section className={styles.side}>
        <div className={styles.column}>
          <p className={styles.brand}>
            <Brand />
          </p>
          {mode.kind === 'choosePassword' ? (
            <ResetPasswordForm link={mode.link} onDone={logIn} />
          ) : mode.kind === 'confirm' ? (
            <ConfirmSignUpForm token={mode.token} onSignUp={signUp} onLogIn={logIn} />
          ) : mode.kind === 'signUp' && step === 'sent' ? (
            <SignUpSent sent={sentOf(typed)} onChange={() => setStep('form')} />
          ) : mode.kind === 'signUp' ? (
            <SignUpForm values={typed} onChange={change} onSent={() => setStep('sent')} onLogIn={logIn} />
          ) : step === 'forgot' ? (
            <ForgotPasswordForm email={typed.email} onEmail={setEmail} onBack={() => setStep('form')} />
          ) : (
            <SignInForm
              email={typed.email}
              onEmail={setEmail}
              onForgot={() => setStep('forgot')}
              onSignUp={signUp}
            />
          )}
        </div>
      </section>
      <BuildingPicture />
    </main>
  );
}

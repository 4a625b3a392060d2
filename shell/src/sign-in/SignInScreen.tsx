import { useCallback, useEffect, useState } from 'react';
import { addCatalogs } from 'shared-lib/i18n';
import { LazyContent, lazyPart, PartFailureContext } from 'shared-lib/ui';
import { Brand } from '../layout/Brand.tsx';
import { partFailureOf } from '../parts/partLoss.ts';
import { StartProblem } from '../StartProblem.tsx';
import type { AccountStep } from './AccountForms.tsx';
import { BuildingPicture } from './BuildingPicture.tsx';
import { SignInForm } from './SignInForm.tsx';
import { isMailedLink, signInMode } from './signInMode.ts';
import styles from './SignInScreen.module.css';
import type { SignUpValues } from './SignUpForm.tsx';

const accountForms = lazyPart('The account forms', async () => {
  const { AccountForms, accountTexts } = await import(/* webpackChunkName: "account-forms" */ './account.ts');
  await addCatalogs('account', accountTexts);
  return AccountForms;
});
const ownPartLoss = partFailureOf(null);
const nothingTyped: SignUpValues = { firstName: '', lastName: '', email: '', password: '', accepted: false };

/** The signed-out page: the form, and a night picture. */
export function SignInScreen() {
  const [mode, setMode] = useState(() => signInMode(window.location.search));
  const [typed, setTyped] = useState(nothingTyped);
  const [step, setStep] = useState<AccountStep>('form');
  const [isLost, setLost] = useState(false);

  const showAddress = useCallback(() => {
    setMode(signInMode(window.location.search));
    setStep('form');
  }, []);
  useEffect(() => {
    window.addEventListener('popstate', showAddress);
    return () => window.removeEventListener('popstate', showAddress);
  }, [showAddress]);

  /** The address selects the form and keeps the page to return to. */
  const open = (isSignUp: boolean) => {
    const query = new URLSearchParams(window.location.search);
    for (const name of ['mode', 'token', 'oobCode', 'error', 'ended']) query.delete(name);
    if (isSignUp) query.set('mode', 'signup');
    const address = query.size === 0 ? '/login' : `/login?${query}`;
    // Emailed links ignore the session; from here on, it counts again, so reload.
    if (isMailedLink(window.location)) return window.location.assign(address);
    window.history.pushState(null, '', address);
    showAddress();
  };
  const logIn = () => open(false);
  const signUp = () => open(true);
  const change = (changed: Partial<SignUpValues>) => setTyped((before) => ({ ...before, ...changed }));

  if (isLost) return <StartProblem />;
  return (
    <main className={styles.page}>
      <section className={styles.side}>
        <div className={styles.column}>
          <p className={styles.brand}>
            <Brand />
          </p>
          {mode.kind === 'logIn' && step === 'form' ? (
            <SignInForm
              email={typed.email}
              onEmail={(email) => change({ email })}
              onForgot={() => setStep('forgot')}
              onSignUp={signUp}
              ahead={accountForms.ahead}
            />
          ) : (
            <PartFailureContext value={ownPartLoss}>
              <LazyContent part={accountForms} isWanted onFailed={() => setLost(true)}>
                {(AccountForms) => (
                  <AccountForms
                    mode={mode}
                    step={step}
                    onStep={setStep}
                    typed={typed}
                    onChange={change}
                    onSignUp={signUp}
                    onLogIn={logIn}
                  />
                )}
              </LazyContent>
            </PartFailureContext>
          )}
        </div>
      </section>
      <BuildingPicture />
    </main>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { addCatalogs } from 'shared-lib/i18n';
import { LazyContent, lazyPart, PartFailureContext } from 'shared-lib/ui';
import { Brand } from '../layout/Brand.tsx';
import { partFailureOf } from '../parts/partFailure.ts';
import { StartProblem } from '../StartProblem.tsx';
import type { AccountStep } from './AccountForms.tsx';
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

const FLOORS = 9;
const ROOMS = 7;

/** Which windows are lit: a fixed pattern, so the picture never changes. */
const isLit = (floor: number, room: number) => (floor * 5 + room * 7 + floor * room * 3) % 11 < 3;

/** The served doors: a row in the brand color, starting at the first room. */
const isServed = (floor: number, room: number) => floor === 5 && room < 5;

/** A drawing of a building at night, with lit windows. */
function BuildingPicture() {
  return (
    <div className={styles.night} aria-hidden>
      <svg viewBox="0 0 700 900" preserveAspectRatio="xMidYMax slice" className={styles.picture}>
        <circle cx="560" cy="130" r="46" className={styles.moon} />
        <rect x="40" y="420" width="170" height="480" className={styles.far} />
        <rect x="560" y="330" width="160" height="570" className={styles.far} />
        <rect x="150" y="200" width="430" height="700" rx="10" className={styles.wall} />
        {Array.from({ length: FLOORS }, (_, floor) =>
          Array.from({ length: ROOMS }, (_, room) => (
            <rect
              key={`${floor}-${room}`}
              x={178 + room * 55}
              y={236 + floor * 68}
              width="38"
              height="44"
              rx="4"
              className={
                isServed(floor, room) ? styles.served : isLit(floor, room) ? styles.lit : styles.dark
              }
            />
          )),
        )}
        <rect x="334" y="826" width="62" height="74" rx="6" className={styles.door} />
        <rect x="0" y="896" width="700" height="4" className={styles.ground} />
      </svg>
    </div>
  );
}

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

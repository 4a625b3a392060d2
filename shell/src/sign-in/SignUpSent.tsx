import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { requestSignUp, type SignInProblem, type SignUpInput } from 'shared-lib/session';
import styles from './SignInForm.module.css';

/** Says to check the inbox, and resends the email as often as the function allows. */
export function SignUpSent({ sent, onChange }: { sent: SignUpInput; onChange: () => void }) {
  const { t, i18n } = useTexts('shell');
  const { t: tAccount } = useTexts('account');
  const [problem, setProblem] = useState<SignInProblem>();
  const [state, setState] = useState<'waiting' | 'busy' | 'again'>('waiting');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function again() {
    if (state === 'busy') return;
    setProblem(undefined);
    setState('busy');
    const result = await requestSignUp(sent, i18n.language);
    setState(result.ok ? 'again' : 'waiting');
    if (!result.ok) setProblem(result.problem);
  }

  return (
    <div className={styles.form}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {tAccount('signUpSent.title')}
      </h1>
      <p className={styles.lead}>{tAccount('signUpSent.text', { email: sent.email })}</p>
      <p className={styles.lead}>{tAccount('signUpSent.missing')}</p>
      <div role="status">
        {problem && (
          <p className={styles.problem}>
            {problem === 'tooManyAttempts' ? tAccount('signUp.tooMany') : t(`signIn.problems.${problem}`)}
          </p>
        )}
        {state === 'again' && <p className={styles.done}>{tAccount('signUpSent.sentAgain')}</p>}
      </div>
      <button
        type="button"
        className={styles.submit}
        disabled={state === 'busy'}
        aria-busy={state === 'busy'}
        onClick={() => void again()}
      >
        {tAccount('signUpSent.again')}
      </button>
      <button type="button" className={styles.link} onClick={onChange}>
        {tAccount('signUpSent.change')}
      </button>
    </div>
  );
}

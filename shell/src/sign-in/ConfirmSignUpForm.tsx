import { useEffect, useRef, useState, type FormEvent } from 'react';
import { confirmSignUp, maxPasswordLength, readSignUp, type SignInProblem } from 'shared-lib/session';
import { useTexts } from 'shared-lib/i18n';
import { Field } from './Field.tsx';
import styles from './SignInForm.module.css';

interface ConfirmSignUpFormProps {
  token: string;
  onSignUp: () => void;
  onLogIn: () => void;
}

/**
 * Confirms a sign-up with the emailed link and the chosen password. Once signed in, the page continues
 * automatically.
 */
export function ConfirmSignUpForm({ token, onSignUp, onLogIn }: ConfirmSignUpFormProps) {
  const { t } = useTexts('shell');
  const { t: tAccount } = useTexts('account');
  const [email, setEmail] = useState<string>();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let current = true;
    void readSignUp(token).then((result) => {
      if (!current) return;
      if (result.ok) setEmail(result.value);
      else setProblem(result.problem);
    });
    return () => {
      current = false;
    };
  }, [token]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    setError(password === '' ? t('signIn.passwordNeeded') : undefined);
    if (password === '') return input.current?.focus();
    setBusy(true);
    const result = await confirmSignUp(token, password);
    if (result.ok) return;
    setBusy(false);
    if (result.problem !== 'otherPassword') return setProblem(result.problem);
    setError(t('signIn.problems.otherPassword'));
    input.current?.select();
  }

  const isOver = problem === 'linkExpired' || problem === 'hasAccount';
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{tAccount('confirm.title')}</h1>
      {email && !isOver && <p className={styles.text}>{tAccount('confirm.text', { email })}</p>}
      <div role="alert">{problem && <p className={styles.problem}>{t(`signIn.problems.${problem}`)}</p>}</div>
      {!isOver && (
        <>
          <Field
            label={tAccount('signUp.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={maxPasswordLength}
            autoFocus
            inputRef={input}
            value={password}
            error={error}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="submit" className={styles.submit} disabled={busy} aria-busy={busy}>
            {busy ? t('signIn.busy') : tAccount('confirm.submit')}
          </button>
        </>
      )}
      {isOver && (
        <button type="button" className={styles.link} onClick={onSignUp}>
          {tAccount('confirm.again')}
        </button>
      )}
      <button type="button" className={styles.link} onClick={onLogIn}>
        {tAccount('forgot.back')}
      </button>
    </form>
  );
}

import { useEffect, useState, type FormEvent } from 'react';
import { confirmChosenEmail, readChosenEmail, type SignInProblem } from 'shared-lib/session';
import { useTexts } from 'shared-lib/i18n';
import styles from './SignInForm.module.css';

interface ConfirmEmailFormProps {
  token: string;
  onLogIn: () => void;
}

/** Confirms the email that someone invited by text chose, with the link sent there. */
export function ConfirmEmailForm({ token, onLogIn }: ConfirmEmailFormProps) {
  const { t } = useTexts('shell');
  const { t: tAccount } = useTexts('account');
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');

  useEffect(() => {
    let current = true;
    void readChosenEmail(token).then((result) => {
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
    if (state === 'busy') return;
    setProblem(undefined);
    setState('busy');
    const result = await confirmChosenEmail(token);
    setState(result.ok ? 'done' : 'asking');
    if (!result.ok) setProblem(result.problem);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{tAccount('confirm.title')}</h1>
      {email && state !== 'done' && <p className={styles.text}>{email}</p>}
      <div role="alert">
        {problem && <p className={styles.problem}>{t(`signIn.problems.${problem}`)}</p>}
        {state === 'done' && (
          <p className={styles.done}>{tAccount('confirm.done', { email: email ?? '' })}</p>
        )}
      </div>
      {state !== 'done' && problem !== 'linkExpired' && (
        <button
          type="submit"
          className={styles.submit}
          disabled={state === 'busy'}
          aria-busy={state === 'busy'}
        >
          {state === 'busy' ? t('signIn.busy') : tAccount('confirm.only')}
        </button>
      )}
      <button type="button" className={styles.link} onClick={onLogIn}>
        {tAccount('forgot.back')}
      </button>
    </form>
  );
}

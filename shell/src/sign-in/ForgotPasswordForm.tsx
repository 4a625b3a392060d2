import { useState, type FormEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { sendPasswordReset, type SignInProblem } from 'shared-lib/session';
import { EmailField, looksLikeEmail } from './EmailField.tsx';
import styles from './SignInForm.module.css';

interface ForgotPasswordFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Requests the password reset email. The answer is the same for an unknown address. */
export function ForgotPasswordForm({ email, onEmail, onBack }: ForgotPasswordFormProps) {
  const { t, i18n } = useTexts('shell');
  const { t: tAccount } = useTexts('account');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    setProblem(undefined);
    if (!looksLikeEmail(email)) return setError(t('signIn.emailNeeded'));
    setError(undefined);
    setState('busy');
    const result = await sendPasswordReset(email.trim(), i18n.language);
    setState(result.ok ? 'sent' : 'asking');
    if (!result.ok) setProblem(result.problem);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{tAccount('forgot.title')}</h1>
      <p className={styles.text}>{tAccount('forgot.text')}</p>
      <div role="alert">
        {problem && <p className={styles.problem}>{t(`signIn.problems.${problem}`)}</p>}
        {state === 'sent' && (
          <p className={styles.done}>{tAccount('forgot.sent', { email: email.trim() })}</p>
        )}
      </div>
      <EmailField
        value={email}
        error={error}
        onChange={(typed) => {
          onEmail(typed);
          setState('asking');
        }}
      />
      <button
        type="submit"
        className={styles.submit}
        disabled={state !== 'asking'}
        aria-busy={state === 'busy'}
      >
        {tAccount('forgot.submit')}
      </button>
      <button type="button" className={styles.link} onClick={onBack}>
        {tAccount('forgot.back')}
      </button>
    </form>
  );
}

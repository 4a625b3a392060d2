import { useEffect, useState, type FormEvent } from 'react';
import {
  finishPasswordReset,
  readPasswordLink,
  type PasswordLink,
  type SignInProblem,
} from 'shared-lib/session';
import { useTexts } from 'shared-lib/i18n';
import { Field } from './Field.tsx';
import styles from './SignInForm.module.css';

/** The shortest password that Firebase Auth takes. */
const SHORTEST_PASSWORD = 6;

/** Sets a new password, as a link from a mail allows. */
export function ResetPasswordForm({ link, onDone }: { link: PasswordLink; onDone: () => void }) {
  const { t } = useTexts('shell');
  const isUndo = link.kind === 'undoEmail';
  const [email, setEmail] = useState<string>();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');

  useEffect(() => {
    let current = true;
    void readPasswordLink(link).then((result) => {
      if (!current) return;
      if (result.ok) setEmail(result.value);
      else setProblem(result.problem);
    });
    return () => {
      current = false;
    };
  }, [link]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    if (password.length < SHORTEST_PASSWORD)
      return setError(t('reset.tooShort', { count: SHORTEST_PASSWORD }));
    setError(undefined);
    setProblem(undefined);
    setState('busy');
    const result = await finishPasswordReset(link, password);
    setState(result.ok ? 'done' : 'asking');
    if (!result.ok) setProblem(result.problem);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{t(isUndo ? 'reset.undoTitle' : 'reset.title')}</h1>
      {email && <p className={styles.text}>{t(isUndo ? 'reset.undoText' : 'reset.text', { email })}</p>}
      <div role="alert">
        {problem && <p className={styles.problem}>{t(`signIn.problems.${problem}`)}</p>}
        {state === 'done' && <p className={styles.done}>{t('reset.done')}</p>}
      </div>
      {state !== 'done' && problem !== 'linkExpired' && (
        <>
          <Field
            label={t('reset.password')}
            type="password"
            name="new-password"
            autoComplete="new-password"
            maxLength={4096}
            autoFocus
            value={password}
            error={error}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button
            type="submit"
            className={styles.submit}
            disabled={state === 'busy'}
            aria-busy={state === 'busy'}
          >
            {t('reset.submit')}
          </button>
        </>
      )}
      <button type="button" className={styles.link} onClick={onDone}>
        {t('forgot.back')}
      </button>
    </form>
  );
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { completeGoogleSignIn, signIn, type SignInProblem } from 'shared-lib/session';
import type { LazyPart } from 'shared-lib/ui';
import { EmailField, Field, looksLikeEmail } from './Field.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onSignUp: () => void;
  /** Event handlers that prefetch the other forms' code. */
  ahead: LazyPart<unknown>['ahead'];
}

/** Why the account was turned away, from `/login?error=…` (spec section 2). */
const redirectErrors = ['account_not_found', 'admin_required'] as const;

/** Why a user has to sign in again, or was turned away. */
function redirectReason() {
  const query = new URLSearchParams(window.location.search);
  if (query.get('ended') === '1') return 'session_ended';
  const error = query.get('error');
  return redirectErrors.find((known) => known === error);
}

/**
 * Sign-in with email and password. Once signed in, the page continues automatically, because it watches the
 * session.
 */
export function SignInForm({ email, onEmail, onForgot, onSignUp, ahead }: SignInFormProps) {
  const { t } = useTexts('shell');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  // Google's response is in the URL fragment.
  const [isFromGoogle, setFromGoogle] = useState(() => window.location.hash !== '');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const turnedAway = problem === undefined ? redirectReason() : undefined;

  useEffect(() => {
    let current = true;
    void completeGoogleSignIn().then((result) => {
      // A signed-in user sees the app next.
      if (!current || result?.ok) return;
      setFromGoogle(false);
      if (result) setProblem(result.problem);
    });
    return () => {
      current = false;
    };
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = {
      ...(!looksLikeEmail(email) && { email: t('signIn.emailNeeded') }),
      ...(password === '' && { password: t('signIn.passwordNeeded') }),
    };
    setMissing(found);
    setProblem(undefined);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();

    setBusy(true);
    const result = await signIn(email.trim(), password);
    if (result.ok) return;
    setBusy(false);
    setProblem(result.problem);
    passwordInput.current?.select();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      <div role="alert">
        {turnedAway && <p className={styles.notice}>{t(`signIn.errors.${turnedAway}`)}</p>}
        {problem && <p className={styles.problem}>{t(`signIn.problems.${problem}`)}</p>}
      </div>
      <EmailField inputRef={emailInput} value={email} error={missing.email} onChange={onEmail} />
      <Field
        label={t('signIn.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={4096}
        inputRef={passwordInput}
        value={password}
        error={missing.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button
        type="submit"
        className={styles.submit}
        disabled={busy || isFromGoogle}
        aria-busy={busy || isFromGoogle}
      >
        {isFromGoogle ? t('google.busy') : busy ? t('signIn.busy') : t('signIn.submit')}
      </button>
      <button type="button" className={styles.link} onClick={onForgot} {...ahead}>
        {t('signIn.forgot')}
      </button>
      <GoogleButton />
      <p className={`vh-muted ${styles.other}`}>
        {t('signIn.newHere')}{' '}
        <button type="button" className={styles.link} onClick={onSignUp} {...ahead}>
          {t('signIn.signUp')}
        </button>
      </p>
    </form>
  );
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import {
  confirmChosenEmail,
  readChosenEmail,
  requestSignUp,
  sendPasswordReset,
  type SignInProblem,
  type SignUpInput,
} from 'shared-lib/session';
import { ConfirmSignUpForm } from './ConfirmSignUpForm.tsx';
import { EmailField, looksLikeEmail } from './Field.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import styles from './SignInForm.module.css';
import type { SignInMode } from './signInMode.ts';
import { sentOf, SignUpForm, type SignUpValues } from './SignUpForm.tsx';

/** The current step. */
export type AccountStep = 'form' | 'forgot' | 'sent';

interface AccountFormsProps {
  mode: SignInMode;
  step: AccountStep;
  onStep: (step: AccountStep) => void;
  typed: SignUpValues;
  onChange: (changed: Partial<SignUpValues>) => void;
  onSignUp: () => void;
  onLogIn: () => void;
}

/** Asks the user to check their inbox, and resends the email as often as the function allows. */
function SignUpSent({ sent, onChange }: { sent: SignUpInput; onChange: () => void }) {
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
      <p className={`vh-muted ${styles.lead}`}>{tAccount('signUpSent.text', { email: sent.email })}</p>
      <p className={`vh-muted ${styles.lead}`}>{tAccount('signUpSent.missing')}</p>
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

interface ForgotPasswordFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Requests the password reset email. The response is the same for an unknown address. */
function ForgotPasswordForm({ email, onEmail, onBack }: ForgotPasswordFormProps) {
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

interface ConfirmEmailFormProps {
  token: string;
  onLogIn: () => void;
}

/** Confirms the email that someone invited by text chose, with the link sent there. */
function ConfirmEmailForm({ token, onLogIn }: ConfirmEmailFormProps) {
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

/** The forms to create an account or set a password: everything on the sign-in page except signing in. */
export function AccountForms({ mode, step, onStep, typed, onChange, onSignUp, onLogIn }: AccountFormsProps) {
  if (mode.kind === 'choosePassword') return <ResetPasswordForm link={mode.link} onDone={onLogIn} />;
  if (mode.kind === 'confirmEmail') return <ConfirmEmailForm token={mode.token} onLogIn={onLogIn} />;
  if (mode.kind === 'confirm') {
    return <ConfirmSignUpForm token={mode.token} onSignUp={onSignUp} onLogIn={onLogIn} />;
  }
  if (mode.kind === 'logIn') {
    const setEmail = (email: string) => onChange({ email });
    return <ForgotPasswordForm email={typed.email} onEmail={setEmail} onBack={() => onStep('form')} />;
  }
  if (step === 'sent') return <SignUpSent sent={sentOf(typed)} onChange={() => onStep('form')} />;
  return <SignUpForm values={typed} onChange={onChange} onSent={() => onStep('sent')} onLogIn={onLogIn} />;
}

import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import {
  maxPasswordLength,
  passwordProblem,
  requestSignUp,
  minPasswordLength,
  type SignInProblem,
  type SignUpInput,
} from 'shared-lib/session';
import { EmailField, Field, looksLikeEmail } from './Field.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './SignInForm.module.css';

export interface SignUpValues extends SignUpInput {
  readonly accepted: boolean;
}

interface SignUpFormProps {
  values: SignUpValues;
  onChange: (change: Partial<SignUpValues>) => void;
  onSent: () => void;
  onLogIn: () => void;
}

type Missing = Partial<Record<keyof SignUpValues, string>>;

const inOrder = ['firstName', 'email', 'password', 'accepted'] as const;

/** The submitted values, trimmed. */
export const sentOf = ({ firstName, lastName, email, password }: SignUpValues): SignUpInput => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  password,
});

/** Requests an account. The response is the same if the address already has one. */
export function SignUpForm({ values, onChange, onSent, onLogIn }: SignUpFormProps) {
  const { t, i18n } = useTexts('shell');
  const { t: tAccount } = useTexts('account');
  const [missing, setMissing] = useState<Missing>({});
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (typed: Partial<SignUpValues>) => {
    onChange(typed);
    for (const field of Object.keys(typed))
      setMissing(({ ...others }) => ({ ...others, [field]: undefined }));
  };

  function check(): Missing {
    const sent = sentOf(values);
    const weak = passwordProblem(sent.password, [sent.firstName, sent.lastName, sent.email]);
    return {
      ...(sent.firstName === '' && { firstName: tAccount('signUp.missing.firstName') }),
      ...(!looksLikeEmail(sent.email) && { email: t('signIn.emailNeeded') }),
      ...(weak && { password: tAccount(`signUp.passwordProblems.${weak}`, { count: minPasswordLength }) }),
      ...(!values.accepted && { accepted: tAccount('signUp.missing.terms') }),
    };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = check();
    setMissing(found);
    setProblem(undefined);
    const first = inOrder.find((name) => found[name] !== undefined);
    const inputOf = { firstName: 'given-name', email: 'email', password: 'new-password', accepted: 'terms' };
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${inputOf[first]}"]`)?.focus();
    setBusy(true);
    const result = await requestSignUp(sentOf(values), i18n.language);
    setBusy(false);
    if (result.ok) return onSent();
    if (result.problem === 'invalidEmail') setMissing({ email: t('signIn.problems.invalidEmail') });
    else setProblem(result.problem);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{tAccount('signUp.title')}</h1>
      <p className={styles.text}>{tAccount('signUp.text')}</p>
      <div role="alert">
        {problem && (
          <p className={styles.problem}>
            {problem === 'tooManyAttempts' ? tAccount('signUp.tooMany') : t(`signIn.problems.${problem}`)}
          </p>
        )}
      </div>
      <div className={styles.pair}>
        <Field
          label={tAccount('signUp.firstName')}
          name="given-name"
          autoComplete="given-name"
          maxLength={200}
          autoFocus
          value={values.firstName}
          error={missing.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <Field
          label={tAccount('signUp.lastName')}
          name="family-name"
          autoComplete="family-name"
          maxLength={200}
          value={values.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
        />
      </div>
      <EmailField
        isFirst={false}
        value={values.email}
        error={missing.email}
        onChange={(email) => change({ email })}
      />
      <Field
        label={tAccount('signUp.password')}
        help={tAccount('signUp.passwordHelp', { count: minPasswordLength })}
        type="password"
        name="new-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={values.password}
        error={missing.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="terms"
            checked={values.accepted}
            aria-invalid={missing.accepted !== undefined}
            aria-describedby={missing.accepted === undefined ? undefined : 'terms-error'}
            onChange={(event) => change({ accepted: event.target.checked })}
          />
          <span>
            {tAccount('signUp.terms')}{' '}
            <a className="vh-strong-link" href="/docs/terms" target="_blank" rel="noopener">
              {tAccount('signUp.termsLink')}
            </a>
          </span>
        </label>
        {missing.accepted && (
          <p id="terms-error" className={styles.error}>
            {missing.accepted}
          </p>
        )}
      </div>
      <button type="submit" className={styles.submit} disabled={busy} aria-busy={busy}>
        {busy ? tAccount('signUp.busy') : tAccount('signUp.submit')}
      </button>
      <GoogleButton />
      <p className={`vh-muted ${styles.other}`}>
        {tAccount('signUp.haveAccount')}{' '}
        <button type="button" className={styles.link} onClick={onLogIn}>
          {tAccount('signUp.logIn')}
        </button>
      </p>
    </form>
  );
}

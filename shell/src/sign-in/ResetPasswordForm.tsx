import { useEffect, useState, type FormEvent } from 'react';
import {
  finishPasswordReset,
  maxPasswordLength,
  passwordProblem,
  readPasswordLink,
  minPasswordLength,
  type PasswordLink,
  type SignInProblem,
  type WorkPlace,
} from 'shared-lib/session';
import { useTexts } from 'shared-lib/i18n';
import { EmailField, Field, looksLikeEmail } from './Field.tsx';
import styles from './SignInForm.module.css';

/** Firebase Auth's minimum password length. */
const SHORTEST_PASSWORD = 6;

/** The page's texts for each kind of link. */
const wordsOf = (kind: PasswordLink['kind']) =>
  kind === 'invitation'
    ? ({ title: 'join.title', text: 'join.text', submit: 'join.submit', done: 'join.done' } as const)
    : kind === 'undoEmail'
      ? ({
          title: 'reset.undoTitle',
          text: 'reset.undoText',
          submit: 'reset.submit',
          done: 'reset.done',
        } as const)
      : ({ title: 'reset.title', text: 'reset.text', submit: 'reset.submit', done: 'reset.done' } as const);

/** Sets a password using an emailed link: the first one for an accepted invitation, or a new one. */
export function ResetPasswordForm({ link, onDone }: { link: PasswordLink; onDone: () => void }) {
  const { t } = useTexts('shell');
  const { t: tAccount } = useTexts('account');
  const isInvitation = link.kind === 'invitation';
  const words = wordsOf(link.kind);
  const [sentTo, setSentTo] = useState<string>();
  const [chosen, setChosen] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [place, setPlace] = useState<WorkPlace>();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  // Someone invited by text chooses the email they sign in with.
  const isTexted = isInvitation && sentTo === '';
  const email = isTexted ? chosen.trim() : sentTo;

  useEffect(() => {
    let current = true;
    void readPasswordLink(link).then((result) => {
      if (!current) return;
      if (result.ok) setSentTo(result.value);
      else setProblem(result.problem);
    });
    return () => {
      current = false;
    };
  }, [link]);

  /** Validates the input. A new account's password follows the sign-up rules. */
  function check(): string | undefined {
    if (!isInvitation) {
      return password.length < SHORTEST_PASSWORD
        ? tAccount('reset.tooShort', { count: SHORTEST_PASSWORD })
        : undefined;
    }
    const weak = passwordProblem(password, [email ?? '']);
    return weak === null
      ? undefined
      : tAccount(`signUp.passwordProblems.${weak}`, { count: minPasswordLength });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    const wrong = check();
    const isEmailWrong = isTexted && !looksLikeEmail(chosen);
    setError(wrong);
    setEmailError(isEmailWrong ? t('signIn.emailNeeded') : undefined);
    if (wrong !== undefined || isEmailWrong) return;
    setProblem(undefined);
    setState('busy');
    const result = await finishPasswordReset(link, password, isTexted ? email : undefined);
    setState(result.ok ? 'done' : 'asking');
    if (result.ok) setPlace(result.value);
    else setProblem(result.problem);
  }

  const isInField = place?.app === 'field';
  const isTaken = isInvitation && problem === 'hasAccount';
  const isOver = problem === 'linkExpired' || (isTaken && !isTexted);
  const problemText = (found: SignInProblem) => {
    if (isTaken) return tAccount(isTexted ? 'join.takenChosen' : 'join.taken');
    return isInvitation && found === 'linkExpired' ? tAccount('join.over') : t(`signIn.problems.${found}`);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{tAccount(words.title)}</h1>
      {sentTo && !isOver && <p className={styles.text}>{tAccount(words.text, { email: sentTo })}</p>}
      {isTexted && !isOver && state !== 'done' && (
        <p className={styles.text}>{tAccount('join.chooseEmail')}</p>
      )}
      <div role="alert">
        {problem && <p className={styles.problem}>{problemText(problem)}</p>}
        {state === 'done' && (
          <p className={styles.done}>
            {isInField ? tAccount('join.doneInField', { email: email ?? '' }) : tAccount(words.done)}
          </p>
        )}
      </div>
      {state === 'done' && isTexted && (
        <p className={styles.text}>{tAccount('join.confirmSent', { email: email ?? '' })}</p>
      )}
      {isInField &&
        (place.address === null ? (
          <p className={styles.text}>{tAccount('join.askForApp')}</p>
        ) : (
          <a className={styles.link} href={place.address} rel="noreferrer">
            {tAccount('join.openApp')}
          </a>
        ))}
      {state !== 'done' && !isOver && (
        <>
          {isTexted && <EmailField value={chosen} error={emailError} onChange={setChosen} />}
          <Field
            label={tAccount(isInvitation ? 'signUp.password' : 'reset.password')}
            type="password"
            name="new-password"
            autoComplete="new-password"
            maxLength={maxPasswordLength}
            help={isInvitation ? tAccount('signUp.passwordHelp', { count: minPasswordLength }) : undefined}
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
            {tAccount(words.submit)}
          </button>
        </>
      )}
      {!isInField && (
        <button type="button" className={styles.link} onClick={onDone}>
          {tAccount('forgot.back')}
        </button>
      )}
    </form>
  );
}

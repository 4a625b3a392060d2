import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import { ConfirmSignUpForm } from './ConfirmSignUpForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import type { SignInMode } from './signInMode.ts';
import { sentOf, SignUpForm, type SignUpValues } from './SignUpForm.tsx';
import { SignUpSent } from './SignUpSent.tsx';

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

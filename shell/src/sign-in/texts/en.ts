/** The texts of the forms with which one comes to an account or to a new password. */
export const en = {
  forgot: {
    title: 'Reset your password',
    text: 'We send you a link with which you can choose a new one.',
    submit: 'Send the link',
    sent: 'If {{email}} has an account, the link is on its way. Look in your inbox.',
    back: 'Back to log in',
  },
  signUp: {
    title: 'Create your account',
    text: 'Free for you and two communities. No card needed.',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    passwordHelp: 'At least {{count}} characters.',
    terms: 'I accept the',
    termsLink: 'terms of use',
    submit: 'Create account',
    busy: 'One moment…',
    haveAccount: 'Have an account already?',
    logIn: 'Log in',
    missing: {
      firstName: 'Enter your first name.',
      terms: 'Accept the terms to go on.',
    },
    passwordProblems: {
      tooShort: 'Use at least {{count}} characters.',
      tooLong: 'Use a shorter password.',
      common: 'This password is among the first that are guessed. Choose another one.',
      aboutYou: 'Your name and your email are easy to guess. Choose another password.',
    },
    tooMany: 'Too many tries with this address. Wait an hour, then try again.',
  },
  signUpSent: {
    title: 'Look in your inbox',
    text: 'We have sent a mail to {{email}}. Open the link in it within a day, and your account is ready.',
    missing: 'Nothing there? Look among unwanted mail, or have it sent again.',
    again: 'Send it again',
    sentAgain: 'It is on its way again.',
    change: 'Change what I typed',
  },
  confirm: {
    title: 'Confirm your email',
    text: '{{email}} is yours if you know the password that was chosen for it. Enter it once more, and your account is ready.',
    submit: 'Confirm and log in',
    again: 'Sign up again',
  },
  join: {
    title: 'Join the team',
    text: 'Choose a password, and your account for {{email}} is ready.',
    submit: 'Accept the invitation',
    done: 'You have joined. Log in with your new password.',
    doneInField:
      'You have joined. Your work is in the field app: log in there with {{email}} and your new password. This dashboard is for owners and Admins.',
    openApp: 'Open the field app',
    askForApp: 'Ask whoever invited you where to get the field app.',
    over: 'This invitation was used already, was replaced by a newer one, or is too old. Ask whoever invited you to send it again.',
    taken:
      'This address has an account of its own by now, so it can’t join another team. Ask whoever invited you to use another address.',
  },
  reset: {
    title: 'Choose a new password',
    text: 'For {{email}}',
    undoTitle: 'Undo the change of your email',
    undoText:
      'You sign in with {{email}} again, and with a new password. Whoever is signed in now is signed out.',
    password: 'New password',
    submit: 'Save the new password',
    tooShort: 'Use at least {{count}} characters.',
    done: 'Your new password is saved. Log in with it.',
  },
};

/** Labels and messages from the spec are verbatim. */
export const en = {
  start: {
    problem: 'Error loading the application.',
    reload: 'Reload Page',
  },
  signIn: {
    title: 'Log in to Valet Hub',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    busy: 'Logging in…',
    forgot: 'Forgot your password?',
    newHere: 'New to Valet Hub?',
    signUp: 'Create an account',
    emailNeeded: 'Enter your email address, such as name@example.com.',
    passwordNeeded: 'Enter your password.',
    errors: {
      account_not_found:
        'We couldn’t find your team account. Ask the owner of your business to add you to the team again.',
      admin_required:
        'Only owners and team members of the tier Admin can use the dashboard. Ask your owner for access.',
      session_ended: 'Your session has ended. Log in again to go on where you were.',
    },
    problems: {
      wrongCredentials: 'Email or password is wrong. Check both and try again.',
      invalidEmail: 'This is not an email address. Check it and try again.',
      accountDisabled: 'This account is disabled. Contact the owner of your business.',
      tooManyAttempts: 'Too many attempts. Wait a few minutes, or reset your password.',
      weakPassword: 'This password is too easy to guess. Choose a longer one.',
      linkExpired: 'This link was used already or is too old. Ask for a new one.',
      otherPassword: 'This is not the password that you chose. Check it and try again.',
      hasAccount: 'There is an account with this address by now. Log in with it.',
      google: 'Logging in with Google did not work. Try again, or use your email and password.',
      offline: 'There is no connection. Check your network and try again.',
      unknown: 'Logging in did not work. Try again in a moment.',
    },
  },
  google: {
    or: 'or',
    action: 'Continue with Google',
    busy: 'Logging in with Google…',
  },
  layout: {
    skip: 'Skip to the content',
    nav: 'Areas',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    profile: 'Profile menu of',
    defaultName: 'User',
    account: 'Account',
    billing: 'Billing',
    logOut: 'Log out',
  },
  dashboard: {
    title: 'Dashboard',
    summary: 'How your business stands right now.',
    stats: 'Statistics',
    reports: 'Quick reports',
    setup: {
      title: 'Set up your business',
      progress: '{{done, number}} of {{all, number}} done',
      done: 'Done',
      steps: {
        communities: 'Add your first community',
        team: 'Add your team',
        assignments: 'Assign someone to each service day',
      },
      reasons: {
        communities: 'Its service days and times decide what a night looks like.',
        team: 'The people who walk the doors, and who may sign in here.',
        assignments: 'So that no shift goes unserved tonight.',
      },
    },
  },
};

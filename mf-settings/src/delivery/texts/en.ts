/** The texts about undelivered emails; Spanish has the same keys. */
export const delivery = {
  told: 'The last email to {{email}} wasn’t delivered: {{reason}} Fix your email, or contact support if it’s correct.',
  correct: 'Change email',
  emailChange: {
    waiting: 'Check {{email}} for a confirmation link. It expires {{until}}.',
    lost: 'The link to {{email}} wasn’t delivered: {{reason}} Check the address, then change your email again.',
  },
  export:
    'The email about this export wasn’t delivered: {{reason}} Download the file here, and check your email under Sign-in.',
};

/** The texts of mails that were not delivered; Spanish has the same keys. */
export const delivery = {
  told: 'The last email to {{email}} was not delivered: {{reason}} Correct your email, or contact support if the address is right.',
  correct: 'Change email',
  emailChange: {
    waiting: 'Waiting for you to open the link mailed to {{email}}. It works until {{until}}.',
    lost: 'The link to {{email}} was not delivered: {{reason}} Check the address, then choose Change email to send a new link.',
  },
  export:
    'The email about this export was not delivered: {{reason}} You can download the file here. If your address is wrong, change it under Signing in.',
};

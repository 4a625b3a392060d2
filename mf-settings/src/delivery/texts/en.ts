/** The texts of mails that were not delivered; Spanish has the same keys. */
export const delivery = {
  why: {
    bounced: 'this mailbox doesn’t exist or doesn’t accept mail.',
    expired: 'the mail server didn’t respond for three days.',
    unknown: 'the connection broke while the mail was sent. It may have arrived.',
    suppressed: 'mail to this address is blocked, since an earlier one bounced or was marked as spam.',
    other: 'the mail server refused it ({{reason}}).',
    none: 'the mail server refused it.',
  },
  told: 'The last email to {{email}} was not delivered: {{reason}} Correct your email, or contact support if the address is right.',
  correct: 'Change email',
  emailChange: {
    waiting: 'Waiting for you to open the link mailed to {{email}}. It works until {{until}}.',
    lost: 'The link to {{email}} was not delivered: {{reason}} Check the address, then choose Change email to send a new link.',
  },
  export:
    'The email about this export was not delivered: {{reason}} You can download the file here. If your address is wrong, change it under Signing in.',
};

/**
 * The mail that invites a member, as the extension that delivers mails reads it.
 * @param link where they choose a password
 */
export const invitationTo = (email: string, link: string) => ({
  to: email,
  message: {
    subject: 'You have been added to the team',
    text: `An account was made for you. Choose a password to sign in:\n\n${link}`,
  },
});

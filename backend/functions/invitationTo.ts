import { mailDocument } from './messages/queueMessage.ts';

/**
 * The mail that invites a member.
 * @param link where they choose a password
 */
export const invitationTo = (customerId: string, email: string, link: string) =>
  mailDocument({
    to: email,
    subject: 'You have been added to the team',
    text: `An account was made for you. Choose a password to sign in:\n\n${link}`,
    purpose: 'account',
    customerId,
  });

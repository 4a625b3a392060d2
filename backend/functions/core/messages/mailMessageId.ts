/**
 * The Message-ID of an email. It contains the email's id and is the same on every retry.
 * @param from the sender's address
 */
export const messageIdOf = (mailId: string, from: string): string =>
  `<${Buffer.from(mailId).toString('base64url')}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** The email's id in a Message-ID, with or without angle brackets; null for one that isn't ours. */
export const mailIdOf = (messageId: string): string | null => {
  const [, local = ''] = /^<?([\w-]+)@[^@]+$/.exec(messageId) ?? [];
  const mailId = Buffer.from(local, 'base64url').toString();
  return mailId !== '' && Buffer.from(mailId).toString('base64url') === local ? mailId : null;
};

/**
 * The Message-ID of a mail, the same however often it is tried, and from which the mail can be told.
 * @param from the address that it comes from
 */
export const messageIdOf = (mailId: string, from: string): string =>
  `<${Buffer.from(mailId).toString('base64url')}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** The mail that a Message-ID is of, with its angle brackets or without; null for one that is not ours. */
export const mailIdOf = (messageId: string): string | null => {
  const [, local = ''] = /^<?([\w-]+)@[^@]+$/.exec(messageId) ?? [];
  const mailId = Buffer.from(local, 'base64url').toString();
  return mailId !== '' && Buffer.from(mailId).toString('base64url') === local ? mailId : null;
};

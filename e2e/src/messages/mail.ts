import { expect } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import {
  linkEmail,
  type LinkMailKind,
  type MailLanguage,
} from '../../../backend/functions/core/account/accountEmails.ts';
import { firestore } from '../backend.ts';

/**
 * The links of a kind in the emails to an address.
 * @param mode of the sign-in page
 */
const linksTo = async (email: string, mode: string): Promise<string[]> => {
  const { docs } = await firestore().collection(paths.mails()).where('to', '==', email).get();
  const link = new RegExp(`https?://\\S+mode=${mode}\\S+`);
  return docs.flatMap((mail) => link.exec(String(mail.get('message.text')))?.[0] ?? []);
};

const onlyLinkTo = async (email: string, mode: string): Promise<string> => {
  await expect.poll(() => linksTo(email, mode)).toHaveLength(1);
  return (await linksTo(email, mode))[0]!;
};

/** Waits for the only email to an address with a link to choose a password. */
export const passwordLink = (email: string): Promise<string> => onlyLinkTo(email, 'choosePassword');

/** Waits for the only email to an address with an invitation link. */
export const invitationLink = (email: string): Promise<string> => onlyLinkTo(email, 'acceptInvitation');

/** Waits for the only email to an address with a link that confirms it. */
export const confirmationLink = (email: string): Promise<string> => onlyLinkTo(email, 'confirmEmail');

/** The links of all invitations to an address. */
export const invitationLinks = (email: string): Promise<string[]> => linksTo(email, 'acceptInvitation');

/** The subject of an email with a link, as its recipient reads it. */
export const subjectOf = (kind: LinkMailKind, language: MailLanguage = 'en'): string =>
  linkEmail(kind, { to: '', address: '' }, language).message.subject;

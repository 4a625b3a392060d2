import * as z from 'shared-lib/domain/schema';
import { id, language, orNull, text, sentEmail } from 'shared-lib/domain/schema';
import { instant } from 'shared-lib/domain';

/** What the link of an email change does: gives the login the address to which it went, or gives the address back that it had before. */
export const emailChangeKinds = ['change', 'undo'] as const;

export type EmailChangeKind = (typeof emailChangeKinds)[number];

const hour = 3_600_000;

/** How long each link can be used, in milliseconds. Somebody whose account was taken over gets a week to find out. */
export const emailChangeLifetimes: Readonly<Record<EmailChangeKind, number>> = {
  change: hour,
  undo: 7 * 24 * hour,
};

/**
 * A change of the address with which somebody signs in, or the way back from one, `emailChanges/{id}`. The id is a hash of the link's
 * token. No client reads or writes these.
 */
export const emailChangeSchema = z.object({
  id,
  kind: z.enum(emailChangeKinds),
  /** Whose login it is about. */
  uid: id,
  /** The business where they asked for it; null for links older than this field. */
  customerId: orNull(id),
  /** The address that the login gets, to which the link's mail goes. */
  email: text(320),
  /** The address that it had when the link was made. */
  before: text(320),
  language: orNull(language),
  /** The token, until the mail is written that has it; null from then on. */
  token: orNull(text(100)),
  expiresAt: instant,
});

export type EmailChange = z.output<typeof emailChangeSchema>;

/** What somebody sends who wants to sign in with another address. */
export const emailChangeRequestSchema = z.object({ email: sentEmail, language: orNull(language) });

const isSame = (one: string | undefined, another: string): boolean =>
  one?.toLowerCase() === another.toLowerCase();

/**
 * Whether the link of an email change can still be used. A change goes from the address that it was asked at; one that broke off, when the
 * login had moved already, goes on. The way back is open whatever the login has been moved to since.
 * @param login the account that it names; null when it is gone
 * @param now epoch milliseconds
 */
export const isEmailChangeOpen = (
  { kind, email, before, expiresAt }: Pick<EmailChange, 'kind' | 'email' | 'before' | 'expiresAt'>,
  login: { readonly email?: string | undefined; readonly disabled: boolean } | null,
  now: number,
): boolean => {
  if (login === null || login.disabled || now >= expiresAt) return false;
  return kind === 'undo' || isSame(login.email, before) || isSame(login.email, email);
};

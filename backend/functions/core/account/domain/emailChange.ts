import * as z from 'shared-lib/domain/schema';
import { id, language, orNull, text } from 'shared-lib/domain/schema';
import { instant } from 'shared-lib/domain';

/** The effects of an email change link: it switches the login to the new address, or restores the previous one. */
export const emailChangeKinds = ['change', 'undo'] as const;

export type EmailChangeKind = (typeof emailChangeKinds)[number];

const hour = 3_600_000;

/** How long each link is valid, in milliseconds. The owner of a hijacked account has a week to notice. */
export const emailChangeLifetimes: Readonly<Record<EmailChangeKind, number>> = {
  change: hour,
  undo: 7 * 24 * hour,
};

/**
 * A change of the sign-in address, or the undo link for one, `emailChanges/{id}`. The id is a hash of the link's
 * token. Clients neither read nor write these.
 */
export const emailChangeSchema = z.object({
  id,
  kind: z.enum(emailChangeKinds),
  /** The login it is for. */
  uid: id,
  /** The business where they requested it; null for links older than this field. */
  customerId: orNull(id),
  /** The login's new address, which the link is sent to. */
  email: text(320),
  /** The address when the link was created. */
  before: text(320),
  language: orNull(language),
  /** The token, until the email that contains it is written; null after that. */
  token: orNull(text(100)),
  expiresAt: instant,
});

export type EmailChange = z.output<typeof emailChangeSchema>;

const isSame = (one: string | undefined, another: string): boolean =>
  one?.toLowerCase() === another.toLowerCase();

/**
 * Whether an email change link is still valid. A change is valid while the login has the address it was requested
 * for. If an earlier attempt moved the login and was then interrupted, the link completes it. An undo link is valid
 * whatever address the login has now.
 * @param login the account it names; null if deleted
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

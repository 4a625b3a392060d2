import * as z from 'zod/mini';

/**
 * What a link in a mail lets someone do: join a team, with which their login account begins; choose a password whose account has none yet
 * or who forgot it; confirm that an address is theirs.
 */
export const accountLinkKinds = ['joining', 'invitation', 'passwordReset', 'confirmation'] as const;

export type AccountLinkKind = (typeof accountLinkKinds)[number];

const hour = 3_600_000;

/** How long a link can be used, in milliseconds. */
export const accountLinkLifetimes: Readonly<Record<AccountLinkKind, number>> = {
  joining: 7 * 24 * hour,
  invitation: 7 * 24 * hour,
  passwordReset: hour,
  confirmation: 24 * hour,
};

/** An email as it is compared and kept: in small letters, without spaces around. */
export const sentEmail = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320)), z.email());

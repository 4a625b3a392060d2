import * as z from 'zod/mini';

/**
 * The purpose of a link in an email: joining a team, which creates the login account; choosing a first password
 * or resetting a forgotten one; or confirming an address. `chosen` confirms an address chosen after an
 * invitation by text.
 */
export const accountLinkKinds = ['joining', 'invitation', 'passwordReset', 'confirmation', 'chosen'] as const;

export type AccountLinkKind = (typeof accountLinkKinds)[number];

const hour = 3_600_000;

/** How long a link is valid, in milliseconds. */
export const accountLinkLifetimes: Readonly<Record<AccountLinkKind, number>> = {
  joining: 7 * 24 * hour,
  invitation: 7 * 24 * hour,
  passwordReset: hour,
  confirmation: 24 * hour,
  chosen: 7 * 24 * hour,
};

/** An email as compared and stored: in lowercase, without surrounding spaces. */
export const emailInput = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320)), z.email());

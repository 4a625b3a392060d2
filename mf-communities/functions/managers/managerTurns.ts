import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { localDate, momentOfNight, monthOf } from 'shared-lib/domain';
import { monthAfter, managerTurnSchema } from 'mf-communities/domain';
import { storedFields } from 'backend/kernel/storedFields.ts';

/** The turn ids of a link's monthly statement, and of a night's proof at a community. */
export const statementTurnId = (linkId: string): string => `statement_${linkId}`;
export const proofTurnId = (communityId: string, night: string): string => `proof_${communityId}_${night}`;

/**
 * When a month's statement is due: at noon on the first of the next month in the community's zone, when its
 * last night has ended.
 * @param month `YYYY-MM`
 * @returns epoch milliseconds
 */
export const statementDueAt = (month: string, timezone: string): number =>
  momentOfNight(`${monthAfter(month)}-01`, '12:00', timezone);

/**
 * The turn of a new or renewed link: the current month's statement.
 * @param now epoch milliseconds
 */
export const statementTurn = (
  link: { readonly linkId: string; readonly communityId: string },
  timezone: string,
  now: number,
) => {
  const month = monthOf(localDate(now, timezone));
  const dueAt = statementDueAt(month, timezone);
  return storedFields(managerTurnSchema, { ...link, kind: 'statement', month, dueAt });
};

/** The secret that signs the unsubscribe URLs of a link's emails. */
export const newMailSecret = (): string => randomBytes(32).toString('base64url');

const signatureOf = (secret: string, customerId: string, linkId: string): string =>
  createHmac('sha256', secret).update(`${customerId}\n${linkId}`).digest('base64url');

/**
 * A one-click unsubscribe URL for a link's emails.
 * @param functionsUrl the address of the functions
 */
export const managerUnsubscribeUrl = (
  functionsUrl: string,
  customerId: string,
  linkId: string,
  secret: string,
): string => {
  const query = new URLSearchParams({ b: customerId, l: linkId, s: signatureOf(secret, customerId, linkId) });
  return `${functionsUrl}/unsubscribeManager?${query}`;
};

/** Whether such a URL was signed with the link's secret. */
export const isSignedForManager = (
  secret: string,
  customerId: string,
  linkId: string,
  signature: string,
): boolean => {
  const [made, given] = [signatureOf(secret, customerId, linkId), signature].map((text) => Buffer.from(text));
  return made!.length === given!.length && timingSafeEqual(made!, given!);
};

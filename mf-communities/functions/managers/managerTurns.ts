import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { localDate, momentOfNight, monthOf } from 'shared-lib/domain';
import { monthAfter, managerTurnSchema } from 'mf-communities/domain';
import { storedFields } from 'backend/kernel/storedFields.ts';

/** The id of the turn of a link's monthly statement, and of a night's proof at a community. */
export const statementTurnId = (linkId: string): string => `statement_${linkId}`;
export const proofTurnId = (communityId: string, night: string): string => `proof_${communityId}_${night}`;

/**
 * When the statement of a month is due: on the first of the next at noon in the community's zone, when its last night is over.
 * @param month `YYYY-MM` @returns epoch milliseconds
 */
export const statementDueAt = (month: string, timezone: string): number =>
  momentOfNight(`${monthAfter(month)}-01`, '12:00', timezone);

/** The turn of a link that is made or renewed now: the statement of the present month. @param now epoch milliseconds */
export const statementTurn = (
  link: { readonly linkId: string; readonly communityId: string },
  timezone: string,
  now: number,
) => {
  const month = monthOf(localDate(now, timezone));
  const dueAt = statementDueAt(month, timezone);
  return storedFields(managerTurnSchema, { ...link, kind: 'statement', month, dueAt });
};

/** What signs the addresses that end the mails of a link, of all its mails. */
export const newMailSecret = (): string => randomBytes(32).toString('base64url');

const signatureOf = (secret: string, customerId: string, linkId: string): string =>
  createHmac('sha256', secret).update(`${customerId}\n${linkId}`).digest('base64url');

/** Where one request ends the mails of a link. @param functionsUrl the address of the functions */
export const managerUnsubscribeUrl = (
  functionsUrl: string,
  customerId: string,
  linkId: string,
  secret: string,
): string => {
  const query = new URLSearchParams({ b: customerId, l: linkId, s: signatureOf(secret, customerId, linkId) });
  return `${functionsUrl}/unsubscribeManager?${query}`;
};

/** Whether such an address was made with the link's secret. */
export const isSignedForManager = (
  secret: string,
  customerId: string,
  linkId: string,
  signature: string,
): boolean => {
  const [made, given] = [signatureOf(secret, customerId, linkId), signature].map((text) => Buffer.from(text));
  return made!.length === given!.length && timingSafeEqual(made!, given!);
};

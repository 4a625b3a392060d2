import * as z from 'shared-lib/domain/schema';
import { instant, addDays, deliveryFailureSchema } from 'shared-lib/domain';
import {
  calendarDate,
  flag,
  id,
  language,
  nameOrEmpty,
  orNull,
  recordFields,
  emailInput,
  idInput,
  shortText,
  text,
} from 'shared-lib/domain/schema';

/** Limits for property managers' links: open links per community, and lifetime in days. */
export const managerLimits = { links: 20, days: 731, name: 100 } as const;

/**
 * How long a browser that opened a link may keep reading, in milliseconds; never longer than the link itself.
 */
export const managerSessionMillis = 30 * 24 * 3_600_000;

/**
 * A link that gives a property's own manager access to their community's pages,
 * `customers/{customerId}/managerLinks/{id}`. Its key is stored elsewhere, as a hash that no client reads.
 */
export const managerLinkSchema = z.object({
  ...recordFields,
  communityId: id,
  /** The person it was created for. */
  name: nameOrEmpty,
  email: orNull(shortText),
  /** The language of the emails. */
  language: z._default(language, 'en'),
  /** The last day on which it opens anything, in the community's zone, and the moment after that day. */
  until: calendarDate,
  expiresAt: instant,
  /** Whether the nightly proof and the monthly statement go to the address. */
  wantsMail: flag(false),
  /** Why the last email to the address was not delivered; null unless it failed. */
  mailFailure: orNull(deliveryFailureSchema),
  revokedAt: orNull(instant),
  revokedBy: orNull(id),
  lastUsedAt: orNull(instant),
});

export type ManagerLink = z.output<typeof managerLinkSchema>;

/**
 * The target and the expiry of a key or a session: `managerKeys/{hash}`, `managerSessions/{hash}`. No client
 * reads one.
 */
export const managerGrantSchema = z.object({
  id,
  customerId: id,
  linkId: id,
  communityId: id,
  expiresAt: instant,
});

/**
 * Scheduled emails to managers, `customers/{customerId}/managerTurns/{id}`: a night's proof, or a link's
 * monthly statement.
 */
export const managerTurnSchema = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('proof'),
    communityId: id,
    night: calendarDate,
    dueAt: orNull(instant),
    sentAt: orNull(instant),
  }),
  z.object({
    id,
    kind: z.literal('statement'),
    communityId: id,
    linkId: id,
    month: text(7),
    dueAt: orNull(instant),
    /** The secret that signs the unsubscribe URLs of the link's emails. */
    mailSecret: shortText,
  }),
]);

export type ManagerTurn = z.output<typeof managerTurnSchema>;

/** Whether a link opens its pages; if not, why. */
export type ManagerLinkState = 'open' | 'expired' | 'revoked';

/**
 * A link's state.
 * @param now epoch milliseconds
 */
export const managerLinkState = (
  { revokedAt, expiresAt }: Pick<ManagerLink, 'revokedAt' | 'expiresAt'>,
  now: number,
): ManagerLinkState => {
  if (revokedAt !== null) return 'revoked';
  return now < expiresAt ? 'open' : 'expired';
};

const name = text(managerLimits.name).check(z.trim(), z.minLength(1, 'required'));

/** A new link. Without an address it is copied, and its manager gets no emails. */
export const newManagerLinkSchema = z
  .object({
    communityId: idInput,
    name,
    email: z.nullable(emailInput),
    language,
    until: calendarDate,
    wantsMail: z.boolean(),
  })
  .check(
    z.refine(({ email, wantsMail }) => !wantsMail || email !== null, { path: ['email'], error: 'required' }),
  );

export type NewManagerLink = z.output<typeof newManagerLinkSchema>;

/**
 * An action on an existing link: end it, or change its last day and, if the old key may be lost, create
 * another.
 */
export const managerLinkActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('revoke'), linkId: idInput }),
  z.object({ act: z.literal('renew'), linkId: idInput, until: calendarDate, hasNewKey: z.boolean() }),
]);

export type ManagerLinkAction = z.output<typeof managerLinkActSchema>;

/**
 * A last day's error; null if it is valid.
 * @param today `YYYY-MM-DD`, in the community's zone
 */
export const untilProblem = (until: string, today: string): 'past' | 'tooFar' | null => {
  if (until < today) return 'past';
  return until > addDays(today, managerLimits.days) ? 'tooFar' : null;
};

/**
 * The result of an action on a link. A renewal of an expired one always has another key, since the old one is
 * deleted.
 */
export type ManagerLinkPlan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly because: 'gone' | 'revoked' | 'past' | 'tooFar' }
  | { readonly kind: 'revoke' }
  | { readonly kind: 'renew'; readonly until: string; readonly hasNewKey: boolean };

/**
 * Plans an action on a link.
 * @param link null when there is none
 * @param today `YYYY-MM-DD`, in the community's zone
 * @param now epoch milliseconds
 */
export const planManagerLinkAction = (
  act: ManagerLinkAction,
  link: Pick<ManagerLink, 'until' | 'revokedAt' | 'expiresAt'> | null,
  today: string,
  now: number,
): ManagerLinkPlan => {
  if (link === null) return { kind: 'refused', because: 'gone' };
  const state = managerLinkState(link, now);
  if (act.act === 'revoke') return state === 'revoked' ? { kind: 'nothing' } : { kind: 'revoke' };
  if (state === 'revoked') return { kind: 'refused', because: 'revoked' };
  const because = untilProblem(act.until, today);
  if (because !== null) return { kind: 'refused', because };
  const hasNewKey = act.hasNewKey || state === 'expired';
  if (!hasNewKey && act.until === link.until) return { kind: 'nothing' };
  return { kind: 'renew', until: act.until, hasNewKey };
};

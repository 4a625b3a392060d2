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
  sentEmail,
  sentId,
  shortText,
  text,
} from 'shared-lib/domain/schema';

/** Bounds of links for property managers: how many open ones a community has, and for how many days one may be made. */
export const managerLimits = { links: 20, days: 731, name: 100 } as const;

/** For how long a browser that opened a link may go on reading, in milliseconds; never longer than the link itself. */
export const managerSessionMillis = 30 * 24 * 3_600_000;

/**
 * A link with which a property's own manager reads what concerns their community, `customers/{customerId}/managerLinks/{id}`. Its key is
 * kept elsewhere, as a hash that no client reads.
 */
export const managerLinkSchema = z.object({
  ...recordFields,
  communityId: id,
  /** Whom it was made for. */
  name: nameOrEmpty,
  email: orNull(shortText),
  /** The language of the mails. */
  language: z._default(language, 'en'),
  /** The last day on which it opens anything, in the community's zone, and the moment after that day. */
  until: calendarDate,
  expiresAt: instant,
  /** Whether the nightly proof and the monthly statement go to the address. */
  wantsMail: flag(false),
  /** Why the last mail to the address did not arrive; null unless it failed. */
  mailFailure: orNull(deliveryFailureSchema),
  revokedAt: orNull(instant),
  revokedBy: orNull(id),
  lastUsedAt: orNull(instant),
});

export type ManagerLink = z.output<typeof managerLinkSchema>;

/** What a key or a session opens, and until when: `managerKeys/{hash}`, `managerSessions/{hash}`. No client reads one. */
export const managerGrantSchema = z.object({
  id,
  customerId: id,
  linkId: id,
  communityId: id,
  expiresAt: instant,
});

/** Mails to managers that are due, `customers/{customerId}/managerTurns/{id}`: a night's proof, or a link's monthly statement. */
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
    /** Signs the addresses that end the mails of the link. */
    mailSecret: shortText,
  }),
]);

export type ManagerTurn = z.output<typeof managerTurnSchema>;

/** Whether a link opens its pages, and why not. */
export type ManagerLinkState = 'open' | 'expired' | 'revoked';

/** How a link stands. @param now epoch milliseconds */
export const managerLinkState = (
  { revokedAt, expiresAt }: Pick<ManagerLink, 'revokedAt' | 'expiresAt'>,
  now: number,
): ManagerLinkState => {
  if (revokedAt !== null) return 'revoked';
  return now < expiresAt ? 'open' : 'expired';
};

const name = text(managerLimits.name).check(z.trim(), z.minLength(1, 'required'));

/** A new link: without an address it is copied, and its manager gets no mails. */
export const newManagerLinkSchema = z
  .object({
    communityId: sentId,
    name,
    email: z.nullable(sentEmail),
    language,
    until: calendarDate,
    wantsMail: z.boolean(),
  })
  .check(
    z.refine(({ email, wantsMail }) => !wantsMail || email !== null, { path: ['email'], error: 'required' }),
  );

export type NewManagerLink = z.output<typeof newManagerLinkSchema>;

/** What is done with a link that is there: ended, or given another last day and, where the old one may be lost, another key. */
export const managerLinkActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('revoke'), linkId: sentId }),
  z.object({ act: z.literal('renew'), linkId: sentId, until: calendarDate, hasNewKey: z.boolean() }),
]);

export type ManagerLinkAct = z.output<typeof managerLinkActSchema>;

/** What is wrong with a last day; null for one that can be. @param today `YYYY-MM-DD`, in the community's zone */
export const untilProblem = (until: string, today: string): 'past' | 'tooFar' | null => {
  if (until < today) return 'past';
  return until > addDays(today, managerLimits.days) ? 'tooFar' : null;
};

/** What an act on a link comes to. A renewal of one that has ended always has another key, since the old one is forgotten. */
export type ManagerLinkPlan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly because: 'gone' | 'revoked' | 'past' | 'tooFar' }
  | { readonly kind: 'revoke' }
  | { readonly kind: 'renew'; readonly until: string; readonly hasNewKey: boolean };

/**
 * What an act on a link comes to.
 * @param link null when there is none
 * @param today `YYYY-MM-DD`, in the community's zone
 * @param now epoch milliseconds
 */
export const planManagerLinkAct = (
  act: ManagerLinkAct,
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

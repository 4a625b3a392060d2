import { addDays, serviceNight, type ContactSubmission, type handlingFields } from 'shared-lib/domain';
import type { ContactForm } from './contactForm.ts';

/** In how many hours residents get an answer, and so when one is due. */
export const answerHours = 24;

/** How many nights back a missed pickup can be reported. */
export const reportableNights = 14;

/** What decides about a form, besides what it says. */
export interface ContactFacts {
  readonly community: { readonly id: string; readonly timezone: string };
  /** The tag by which it came, when that is one of the community; null for the community's own page. */
  readonly tag: { readonly id: string; readonly unitId: string | null; readonly door: string | null } | null;
  /** The unit that was found by the number that they gave. */
  readonly unitId: string | null;
  readonly language: ContactSubmission['language'];
  readonly number: string;
  readonly receiptHash: string;
  readonly photo: string | null;
  /** Epoch milliseconds, the server's. */
  readonly now: number;
}

/** What is stored of a request when it comes; what the office does with it comes later. */
export type NewContactSubmission = Omit<
  ContactSubmission,
  'id' | 'updatedAt' | 'createdBy' | 'receiptFailure' | keyof typeof handlingFields
>;

/** What a form comes to: the record without its id, or the fields that are wrong. */
export type ContactPlan =
  | {
      readonly ok: true;
      readonly submission: NewContactSubmission;
    }
  | { readonly ok: false; readonly fields: { readonly night: { readonly code: 'notYet' | 'tooLongAgo' } } };

/** The nights of which a missed pickup can be reported, the latest first. */
export const nightsToReport = (
  { timezone, serves }: { readonly timezone: string; readonly serves: (date: string) => boolean },
  now: number,
): string[] => {
  const tonight = serviceNight(now, timezone);
  return Array.from({ length: reportableNights }, (_, back) => addDays(tonight, -back)).filter(serves);
};

/**
 * What a resident's form comes to. What it says of a unit is kept as it was written, whether or not there is one; nobody who sends it
 * learns which.
 */
export const planContactSubmission = (form: ContactForm, facts: ContactFacts): ContactPlan => {
  const { community, tag, now } = facts;
  const tonight = serviceNight(now, community.timezone);
  const night = form.topic === 'missedPickup' ? form.night : null;
  if (night !== null && night > tonight) return { ok: false, fields: { night: { code: 'notYet' } } };
  // A page that was open over noon may name a night more.
  if (night !== null && night < addDays(tonight, -reportableNights - 1))
    return { ok: false, fields: { night: { code: 'tooLongAgo' } } };
  return {
    ok: true,
    submission: {
      communityId: community.id,
      number: facts.number,
      topic: form.topic,
      night,
      name: form.name,
      unitNumber: form.unitNumber ?? tag?.door ?? null,
      unitId: tag?.unitId ?? facts.unitId,
      binTagId: tag?.id ?? null,
      via: tag ? 'bintag' : 'page',
      email: form.email,
      phone: form.phone,
      message: form.message,
      smsConsent: form.smsConsent,
      language: facts.language,
      photo: facts.photo,
      receiptHash: facts.receiptHash,
      status: 'new',
      verdict: null,
      createdAt: now,
      dueAt: now + answerHours * 3_600_000,
    },
  };
};

import {
  type ContactSubmission,
  answerChannels,
  type AnswerChannel,
  answerFault,
  answerValues,
  answerFailureReason,
  type AnswerFault,
  type VerdictLanguage,
} from 'mf-communities/domain';
import type { Row } from 'shared-lib/ui/lists';

type Reached = Pick<ContactSubmission, 'email' | 'phone' | 'smsConsent'>;

/**
 * The default channel for a resident: email, else text; null if neither is possible. Only the function knows
 * who opted out of texts, and whose country isn't texted.
 * @param hasTexts whether the business sends texts
 */
export const channelTo = (request: Reached, hasTexts: boolean): AnswerChannel | null => {
  const setting = {
    channels: hasTexts ? answerChannels : (['email'] as const),
    suppressed: new Set<string>(),
    mayText: () => true,
  };
  return answerChannels.find((channel) => answerFailureReason(request, channel, setting) === null) ?? null;
};

type Answered = Pick<ContactSubmission, 'name' | 'unitNumber' | 'language' | 'number' | 'night' | 'decision'>;

/** The error in one answer to several residents, and for whom; null if all can get it. */
export type SharedAnswerFault = { readonly code: 'missing' } | (AnswerFault & { readonly who?: string });

/**
 * Why the text in one language can't go to all its recipients.
 * @param rows the answered requests, in any language
 */
export const bulkAnswerError = (
  language: VerdictLanguage,
  text: string,
  rows: readonly (Pick<Row<Answered>, 'community' | 'timeZone'> & { readonly record: Answered })[],
  businessName: string,
): SharedAnswerFault | null => {
  const readers = rows.filter(({ record }) => record.language === language);
  if (readers.length === 0) return null;
  if (text.trim() === '') return { code: 'missing' };
  for (const { record, community, timeZone } of readers) {
    // Whether the window has a value depends only on the night.
    const place = {
      propertyName: community ?? '',
      timezone: timeZone,
      setOutStart: '18:00',
      setOutEnd: '20:00',
    };
    const fault = answerFault(text, answerValues(record, { community: place, businessName }));
    if (fault?.code === 'noValue') return { ...fault, who: record.name };
    if (fault) return fault;
  }
  return null;
};

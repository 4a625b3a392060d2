import { type ContactSubmission, answerChannels, type AnswerChannel } from 'shared-lib/domain';
import {
  answerFault,
  answerValues,
  whyNotAnswered,
  type AnswerFault,
  type VerdictLanguage,
} from 'mf-communities/domain';
import type { Row } from 'shared-lib/ui/lists';

type Reached = Pick<ContactSubmission, 'email' | 'phone' | 'smsConsent'>;

/**
 * The way by which a resident is answered where nobody chooses one: by mail, else by text; null for one who can be reached by neither. Who
 * asked for no texts is known to the function alone.
 * @param hasTexts whether the business sends texts
 */
export const channelTo = (request: Reached, hasTexts: boolean): AnswerChannel | null => {
  const setting = {
    channels: hasTexts ? answerChannels : (['email'] as const),
    suppressed: new Set<string>(),
  };
  return answerChannels.find((channel) => whyNotAnswered(request, channel, setting) === null) ?? null;
};

type Answered = Pick<ContactSubmission, 'name' | 'unitNumber' | 'language' | 'number' | 'night' | 'decision'>;

/** What is wrong with one answer to several, and for whom; null where all can get it. */
export type AlikeFault = { readonly code: 'missing' } | (AnswerFault & { readonly who?: string });

/**
 * Why the words in one language can't go to all who get them.
 * @param rows of those who are answered, in any language
 */
export const alikeFault = (
  language: VerdictLanguage,
  text: string,
  rows: readonly (Pick<Row<Answered>, 'community' | 'timeZone'> & { readonly record: Answered })[],
  businessName: string,
): AlikeFault | null => {
  const readers = rows.filter(({ record }) => record.language === language);
  if (readers.length === 0) return null;
  if (text.trim() === '') return { code: 'missing' };
  for (const { record, community, timeZone } of readers) {
    // Whether something stands for the window hangs on the night alone.
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

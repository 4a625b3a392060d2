import {
  unknownProperty,
  fillTemplate,
  hasUnmatchedBrace,
  placeholdersIn,
  unknownNames,
  withSender,
  momentOfNight,
  planOn,
  type Community,
} from 'shared-lib/domain';
import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import { formatNight, formatTime } from '../verdict/verdictTexts.ts';

/** The placeholders of an answer. */
export const answerPlaceholders = [
  'name',
  'unitNumber',
  'propertyName',
  'businessName',
  'number',
  'night',
  'time',
  'window',
] as const;

export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

/** The parts of a request used in an answer. */
export type AnsweredRequest = Pick<
  ContactSubmission,
  'name' | 'unitNumber' | 'language' | 'number' | 'night' | 'decision'
>;

/** Data for an answer beyond the request itself. */
export interface AnswerSetting {
  readonly community:
    | (Pick<Community, 'propertyName' | 'timezone' | 'setOutStart' | 'setOutEnd'> &
        Partial<Pick<Community, 'pastPlans'>>)
    | null;
  readonly businessName: string;
  /** The proposed verdict, while none is decided. */
  readonly found?: { readonly night: string; readonly at: number | null } | null;
}

const resident = { en: 'resident', es: 'residente' } as const;

/** The value of each placeholder; empty if unknown. */
export const answerValues = (
  request: AnsweredRequest,
  { community, businessName, found = null }: AnswerSetting,
): Record<AnswerPlaceholder, string> => {
  const { language, decision } = request;
  const timeZone = community?.timezone ?? 'UTC';
  const reader = { language, timeZone };
  const night = decision?.night ?? found?.night ?? request.night;
  const servedAt = decision === null ? (found?.at ?? null) : decision.servedAt;
  const plan = community === null || night === null ? null : planOn(community, night);
  const window =
    plan === null || night === null
      ? ''
      : [plan.setOutStart, plan.setOutEnd]
          .map((time) => formatTime(momentOfNight(night, time, timeZone), reader))
          .join('–');
  return {
    name: request.name.trim() || resident[language],
    unitNumber: request.unitNumber?.trim() ?? '',
    propertyName: community === null ? unknownProperty : community.propertyName || unknownProperty,
    businessName,
    number: request.number ?? '',
    night: night === null ? '' : formatNight(night, language),
    time: servedAt === null || community === null ? '' : formatTime(servedAt, reader),
    window,
  };
};

/** An answer's error, with the affected names. */
export type AnswerFault =
  | { readonly code: 'unknownName' | 'noValue'; readonly names: string }
  | { readonly code: 'looseBrace' };

/** Why an answer can't be sent as typed: an unknown value or an unmatched brace; null if it can. */
export const answerFault = (
  template: string,
  values: Readonly<Record<AnswerPlaceholder, string>>,
): AnswerFault | null => {
  const unknown = unknownNames(template, answerPlaceholders);
  if (unknown.length > 0) return { code: 'unknownName', names: unknown.join(', ').slice(0, 200) };
  if (hasUnmatchedBrace(template)) return { code: 'looseBrace' };
  const empty = placeholdersIn(template).filter((name) => values[name as AnswerPlaceholder] === '');
  return empty.length > 0 ? { code: 'noValue', names: empty.join(', ') } : null;
};

/** An answer with its placeholders filled in. */
export const answerOf = (template: string, values: Readonly<Record<AnswerPlaceholder, string>>): string =>
  fillTemplate(template, values).trim();

/**
 * An answer as a text message, which starts with the sender.
 * @param sender from `senderOf`
 */
export const textedAnswer = (sender: string, text: string): string => withSender(sender, text);

const subjects = {
  en: (about: string) => `Your message about ${about}`,
  es: (about: string) => `Su mensaje sobre ${about}`,
} as const;

/** The subject of an answer by email. */
export const answerSubject = (
  { language, number }: Pick<AnsweredRequest, 'language' | 'number'>,
  propertyName: string,
): string => subjects[language](number === null ? propertyName : `${propertyName} (${number})`);

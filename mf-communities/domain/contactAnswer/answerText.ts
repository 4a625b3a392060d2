import {
  unknownProperty,
  fillTemplate,
  hasLooseBrace,
  placeholdersIn,
  unknownNames,
  withSender,
  momentOfNight,
  planOn,
  type Community,
  type ContactSubmission,
} from 'shared-lib/domain';
import { nightInWords, timeInWords } from '../verdict/verdictWords.ts';

/** What an answer may name in braces. */
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

/** What of a request an answer tells. */
export type AnsweredRequest = Pick<
  ContactSubmission,
  'name' | 'unitNumber' | 'language' | 'number' | 'night' | 'decision'
>;

/** What an answer tells beside the request itself. */
export interface AnswerSetting {
  readonly community:
    | (Pick<Community, 'propertyName' | 'timezone' | 'setOutStart' | 'setOutEnd'> &
        Partial<Pick<Community, 'pastPlans'>>)
    | null;
  readonly businessName: string;
  /** What the verdict that is shown says, where it is not decided yet. */
  readonly found?: { readonly night: string; readonly at: number | null } | null;
}

const resident = { en: 'resident', es: 'residente' } as const;

/** What stands for each placeholder of an answer; empty where nobody knows. */
export const answerValues = (
  request: AnsweredRequest,
  { community, businessName, found = null }: AnswerSetting,
): Record<AnswerPlaceholder, string> => {
  const { language, decision } = request;
  const timeZone = community?.timezone ?? 'UTC';
  const told = { language, timeZone };
  const night = decision?.night ?? found?.night ?? request.night;
  const servedAt = decision === null ? (found?.at ?? null) : decision.servedAt;
  const plan = community === null || night === null ? null : planOn(community, night);
  const window =
    plan === null || night === null
      ? ''
      : [plan.setOutStart, plan.setOutEnd]
          .map((time) => timeInWords(momentOfNight(night, time, timeZone), told))
          .join('–');
  return {
    name: request.name.trim() || resident[language],
    unitNumber: request.unitNumber?.trim() ?? '',
    propertyName: community === null ? unknownProperty : community.propertyName || unknownProperty,
    businessName,
    number: request.number ?? '',
    night: night === null ? '' : nightInWords(night, language),
    time: servedAt === null || community === null ? '' : timeInWords(servedAt, told),
    window,
  };
};

/** What is wrong with an answer, and with which names. */
export type AnswerFault =
  { readonly code: 'unknownName' | 'noValue'; readonly names: string } | { readonly code: 'looseBrace' };

/** Why an answer can't go out as it is typed: it names what nobody knows, or has a brace by itself; null where it can. */
export const answerFault = (
  template: string,
  values: Readonly<Record<AnswerPlaceholder, string>>,
): AnswerFault | null => {
  const unknown = unknownNames(template, answerPlaceholders);
  if (unknown.length > 0) return { code: 'unknownName', names: unknown.join(', ').slice(0, 200) };
  if (hasLooseBrace(template)) return { code: 'looseBrace' };
  const empty = placeholdersIn(template).filter((name) => values[name as AnswerPlaceholder] === '');
  return empty.length > 0 ? { code: 'noValue', names: empty.join(', ') } : null;
};

/** An answer as its reader gets it. */
export const answerOf = (template: string, values: Readonly<Record<AnswerPlaceholder, string>>): string =>
  fillTemplate(template, values).trim();

/** An answer as a text: it begins with who sends it. @param sender of `senderOf` */
export const textedAnswer = (sender: string, text: string): string => withSender(sender, text);

const subjects = {
  en: (about: string) => `Your message about ${about}`,
  es: (about: string) => `Su mensaje sobre ${about}`,
} as const;

/** The subject of an answer by mail. */
export const answerSubject = (
  { language, number }: Pick<AnsweredRequest, 'language' | 'number'>,
  propertyName: string,
): string => subjects[language](number === null ? propertyName : `${propertyName} (${number})`);

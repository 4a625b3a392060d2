import { fillTemplate, hasUnmatchedBrace, unknownNames } from '../base/text/templates.ts';
import { withinBytes } from '../base/text/utf8.ts';
import { withSender } from '../broadcast/renderText.ts';
import type { noticeChannels, noticeLanguages } from './violation.ts';

export type NoticeLanguage = (typeof noticeLanguages)[number];
export type NoticeChannel = (typeof noticeChannels)[number];

/** The facts in a notice. */
export interface NoticeFacts {
  readonly propertyName: string;
  readonly businessName: string;
  /** The beginning of a text, from `senderOf`. */
  readonly sender: string;
  /** The unit as people name it, like `A-101`. */
  readonly unitNumber: string;
  /** The kind of violation, in each language. */
  readonly violation: Readonly<Record<NoticeLanguage, string>>;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly caseNumber: string;
  /** The cited community rule, word for word; null for none. */
  readonly rule: string | null;
  /** The last day to fix it, `YYYY-MM-DD`; null for none. */
  readonly cureBy: string | null;
  readonly fineCents: number | null;
  /** 1 to 3 */
  readonly level: number;
}

/** A notice's content. */
export interface NoticeLetter {
  readonly subject: string;
  readonly text: string;
  /** `template` for the owner's own words, `default-2` for ours. */
  readonly templateVersion: string;
}

/** The placeholders that a template may use. */
export const noticePlaceholders = [
  'propertyName',
  'businessName',
  'unitNumber',
  'violation',
  'night',
  'caseNumber',
  'rule',
  'cureBy',
  'fine',
] as const;

type Placeholder = (typeof noticePlaceholders)[number];

/** A template's unknown placeholders, without duplicates. */
export const unknownPlaceholders = (template: string): string[] => unknownNames(template, noticePlaceholders);

const dateIn = (date: string, language: NoticeLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

const moneyIn = (fineCents: number, language: NoticeLanguage): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', { style: 'currency', currency: 'USD' }).format(
    fineCents / 100,
  );

const none = { en: 'none', es: 'ninguna' } as const;

const fill = (template: string, facts: NoticeFacts, language: NoticeLanguage): string => {
  const { rule, cureBy, fineCents } = facts;
  const values: Readonly<Record<Placeholder, string>> = {
    propertyName: facts.propertyName,
    businessName: facts.businessName,
    unitNumber: facts.unitNumber,
    violation: facts.violation[language] || facts.violation.en,
    night: dateIn(facts.serviceDate, language),
    caseNumber: facts.caseNumber,
    rule: rule ?? none[language],
    cureBy: cureBy === null ? none[language] : dateIn(cureBy, language),
    fine: fineCents === null ? none[language] : moneyIn(fineCents, language),
  };
  return fillTemplate(template, values);
};

/** Our default words. A line without content is omitted. */
const words = {
  en: {
    subject: (level: number) => `Notice ${level} of 3: {violation}, unit {unitNumber}, {propertyName}`,
    sms: '{violation} at unit {unitNumber}, {propertyName}, on {night}. Case {caseNumber}.',
    opening:
      'To the residents of unit {unitNumber}, {propertyName}\nCase {caseNumber}\n\nOn the night of {night}, our team found this at your door: {violation}.',
    rule: 'Your community’s rule: “{rule}”',
    cureBy: 'Please fix this by {cureBy}.',
    fine: 'The fine is {fine}.',
    levels: [
      'This is the first notice for this case.',
      'This is the second notice for this case.',
      'This is the final notice for this case.',
    ],
    closing:
      'If you believe this is a mistake, please contact your community’s office and mention the case number.\n\n{businessName}',
  },
  es: {
    subject: (level: number) => `Aviso ${level} de 3: {violation}, unidad {unitNumber}, {propertyName}`,
    sms: '{violation} en la unidad {unitNumber} de {propertyName}, {night}. Caso {caseNumber}.',
    opening:
      'A los residentes de la unidad {unitNumber}, {propertyName}\nCaso {caseNumber}\n\nLa noche del {night}, nuestro equipo encontró lo siguiente en su puerta: {violation}.',
    rule: 'La regla de su comunidad: “{rule}”',
    cureBy: 'Por favor, corríjalo a más tardar el {cureBy}.',
    fine: 'La multa es de {fine}.',
    levels: [
      'Este es el primer aviso de este caso.',
      'Este es el segundo aviso de este caso.',
      'Este es el último aviso de este caso.',
    ],
    closing:
      'Si cree que se trata de un error, comuníquese con la oficina de su comunidad e indique el número de caso.\n\n{businessName}',
  },
} as const;

const ourTemplate = (facts: NoticeFacts, channel: NoticeChannel, language: NoticeLanguage): string => {
  const own = words[language];
  if (channel === 'sms') return own.sms;
  return [
    own.opening,
    facts.rule !== null && own.rule,
    facts.cureBy !== null && own.cureBy,
    facts.fineCents !== null && own.fine,
    own.levels[facts.level - 1] ?? own.levels[0],
    own.closing,
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** The owner's templates for a kind of violation; our defaults are used for a language without one. */
export interface NoticeTemplates {
  readonly smsTemplate: string | null;
  readonly emailTemplate: string | null;
  readonly smsTemplateEs: string | null;
  readonly emailTemplateEs: string | null;
}

const templateOf = (templates: NoticeTemplates | null, channel: NoticeChannel, language: NoticeLanguage) => {
  if (channel === 'sms') return language === 'es' ? templates?.smsTemplateEs : templates?.smsTemplate;
  return language === 'es' ? templates?.emailTemplateEs : templates?.emailTemplate;
};

/** The owner's template for a notice; null if there is none, or it couldn't be read as intended. */
const ownTemplate = (templates: NoticeTemplates | null, channel: NoticeChannel, language: NoticeLanguage) => {
  const template = templateOf(templates, channel, language);
  if (!template || template.trim() === '') return null;
  return unknownPlaceholders(template).length === 0 && !hasUnmatchedBrace(template) ? template : null;
};

/** The maximum size of a notice's subject and text, in bytes. */
const maxBytes = { subject: 500, text: 8000 } as const;

/**
 * The notice to a unit's residents: in the owner's words, otherwise in ours. A text begins with its sender, like
 * every text.
 * @param templates for the kind of violation; null if it was deleted
 */
export const noticeLetter = (
  facts: NoticeFacts,
  templates: NoticeTemplates | null,
  channel: NoticeChannel,
  language: NoticeLanguage,
): NoticeLetter => {
  const own = ownTemplate(templates, channel, language);
  const filled = fill(own ?? ourTemplate(facts, channel, language), facts, language);
  return {
    subject: withinBytes(fill(words[language].subject(facts.level), facts, language), maxBytes.subject),
    text: withinBytes(channel === 'sms' ? withSender(facts.sender, filled) : filled, maxBytes.text),
    templateVersion: own === null ? 'default-2' : 'template',
  };
};

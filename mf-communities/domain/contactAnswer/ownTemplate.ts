import * as z from 'shared-lib/domain/schema';
import { id, nameOrEmpty, orNull, recordFields, sentId, text } from 'shared-lib/domain/schema';
import {
  checkTemplate,
  revisionSchema,
  type WordsProblem,
  textLanguages,
  type TextLanguage,
} from 'shared-lib/domain';
import { answerPlaceholders } from './answerText.ts';
import { maxAnswerText } from './contactChange.ts';

/** As many own templates as a business keeps: more than anybody looks through. */
export const maxOwnTemplates = 50;

/** An answer that a business has written for itself, `customers/{customerId}/answerTemplates/{id}`; a function writes it. */
export const ownTemplateSchema = z.object({
  ...recordFields,
  name: nameOrEmpty,
  en: z._default(text(maxAnswerText), ''),
  es: z._default(text(maxAnswerText), ''),
  updatedBy: orNull(id),
});

export type OwnTemplate = z.output<typeof ownTemplateSchema>;

/** What one says of a template: what it is called in the office, and its words in both languages. */
export const ownTemplateForm = z.object({
  name: text(80).check(z.trim(), z.minLength(1)),
  en: text(maxAnswerText),
  es: text(maxAnswerText),
});

/** A change of an own template, or a new one; without words it goes. */
export const ownTemplateChangeSchema = z.object({
  /** Chosen by who asks, so that a new one that is sent again is kept once. */
  templateId: sentId,
  words: z.nullable(ownTemplateForm),
  /** Null for a new one. */
  seen: revisionSchema,
});

export type OwnTemplateChange = z.output<typeof ownTemplateChangeSchema>;

/** What is wrong with the words of an answer's template, by language; null where they may be kept. */
export const templateProblems = (
  words: Readonly<Record<TextLanguage, string>>,
): Record<TextLanguage, WordsProblem | null> => {
  const of = (language: TextLanguage) => checkTemplate(words[language], answerPlaceholders, maxAnswerText);
  const [en, es] = textLanguages.map(of);
  return { en: en ?? null, es: es ?? null };
};

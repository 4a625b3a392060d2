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

/** Maximum number of custom templates of a business: more than anyone would search. */
export const maxOwnTemplates = 50;

/** A business's own answer template, `customers/{customerId}/answerTemplates/{id}`; a function writes it. */
export const ownTemplateSchema = z.object({
  ...recordFields,
  name: nameOrEmpty,
  en: z._default(text(maxAnswerText), ''),
  es: z._default(text(maxAnswerText), ''),
  updatedBy: orNull(id),
});

export type OwnTemplate = z.output<typeof ownTemplateSchema>;

/** A template's content: its name in the office, and its text in both languages. */
export const ownTemplateForm = z.object({
  name: text(80).check(z.trim(), z.minLength(1)),
  en: text(maxAnswerText),
  es: text(maxAnswerText),
});

/** A change of a custom template, or a new one; without text it is deleted. */
export const ownTemplateChangeSchema = z.object({
  /** Chosen by the caller, so that a retry creates it only once. */
  templateId: sentId,
  words: z.nullable(ownTemplateForm),
  /** Null for a new one. */
  seen: revisionSchema,
});

export type OwnTemplateChange = z.output<typeof ownTemplateChangeSchema>;

/** Errors in a template's text, by language; null if it is valid. */
export const templateProblems = (
  words: Readonly<Record<TextLanguage, string>>,
): Record<TextLanguage, WordsProblem | null> => {
  const of = (language: TextLanguage) => checkTemplate(words[language], answerPlaceholders, maxAnswerText);
  const [en, es] = textLanguages.map(of);
  return { en: en ?? null, es: es ?? null };
};

import {
  answerPlaceholders,
  answerTemplateIds,
  answerTemplates,
  type AnswerTemplateId,
  type OwnTemplate,
} from 'mf-communities/domain';
import { resolvesRequest } from './offeredAnswer.ts';
import type { RequestWords } from './requestWords.ts';

/** The start of an answer from a template. */
interface BegunAnswer {
  readonly words: Readonly<Pick<OwnTemplate, 'en' | 'es'>>;
  /** Whether the answer resolves a request; undefined if that stays as it is. */
  readonly outcome: { readonly resolves?: boolean };
}

/** Whether a template is built in; the others are the office's own. */
const isOurs = (id: string): id is AnswerTemplateId => (answerTemplateIds as readonly string[]).includes(id);

/** An answer started from a template; empty if a custom one is deleted. */
export const answerFromTemplate = (
  id: string,
  own: readonly Pick<OwnTemplate, 'id' | 'en' | 'es'>[],
): BegunAnswer =>
  isOurs(id)
    ? { words: answerTemplates[id], outcome: { resolves: resolvesRequest(id) } }
    : { words: own.find((each) => each.id === id) ?? { en: '', es: '' }, outcome: {} };

/** The available templates, the office's own first. */
export const templateChoices = (own: readonly OwnTemplate[], { t }: Pick<RequestWords, 't'>) => [
  ...own.map(({ id, name }) => ({ value: id, label: name })),
  ...answerTemplateIds.map((value) => ({
    value: value as string,
    label: t(`requests.answer.templates.${value}`),
  })),
];

/** The placeholders of an answer, as written in its text. */
export const placeholderNames = answerPlaceholders.map((name) => `{${name}}`).join(' ');

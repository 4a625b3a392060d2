import {
  answerPlaceholders,
  answerTemplateIds,
  answerTemplates,
  answerTo,
  type AnswerTemplateId,
  type ContactSubmission,
  type OwnTemplate,
} from 'mf-communities/domain';
import type { RequestTexts } from './requestTexts.ts';

/** The start of an answer from a template. */
interface BegunAnswer {
  readonly words: Readonly<Pick<OwnTemplate, 'en' | 'es'>>;
  /** Whether the answer resolves a request; undefined to leave the status unchanged. */
  readonly outcome: { readonly resolves?: boolean };
}

/** Whether a template is built in; the others are the office's own. */
const isOurs = (id: string): id is AnswerTemplateId => (answerTemplateIds as readonly string[]).includes(id);

/**
 * The suggested answer for a request's current state: the one for its verdict, else the one for its topic.
 */
export const offeredAnswer = ({
  topic,
  decision,
}: Pick<ContactSubmission, 'topic' | 'decision'>): AnswerTemplateId => {
  if (decision !== null) return answerTo(decision.verdict, decision.reason, decision.servedAt);
  return topic === 'bulkItem' || topic === 'violation' ? topic : 'lookingInto';
};

/** Answers that leave more to do. */
const opening: readonly AnswerTemplateId[] = ['lookingInto', 'violation', 'underWay'];

/** Whether an answer started from this template resolves a request. */
export const resolvesRequest = (template: AnswerTemplateId): boolean => !opening.includes(template);

/** An answer started from a template; empty if a custom one is deleted. */
export const answerFromTemplate = (
  id: string,
  own: readonly Pick<OwnTemplate, 'id' | 'en' | 'es'>[],
): BegunAnswer =>
  isOurs(id)
    ? { words: answerTemplates[id], outcome: { resolves: resolvesRequest(id) } }
    : { words: own.find((each) => each.id === id) ?? { en: '', es: '' }, outcome: {} };

/** The available templates, the office's own first. */
export const templateChoices = (own: readonly OwnTemplate[], { t }: Pick<RequestTexts, 't'>) => [
  ...own.map(({ id, name }) => ({ value: id, label: name })),
  ...answerTemplateIds.map((value) => ({
    value: value as string,
    label: t(`requests.answer.templates.${value}`),
  })),
];

/** The placeholders of an answer, as written in its text. */
export const placeholderNames = answerPlaceholders.map((name) => `{${name}}`).join(' ');

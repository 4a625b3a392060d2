import {
  answerPlaceholders,
  answerTemplateIds,
  answerTemplates,
  type AnswerTemplateId,
  type OwnTemplate,
} from 'mf-communities/domain';
import { settles } from './offeredAnswer.ts';
import type { RequestWords } from './requestWords.ts';

/** What a template begins an answer with. */
interface BegunAnswer {
  readonly words: Readonly<Pick<OwnTemplate, 'en' | 'es'>>;
  /** Whether the answer settles a request; nothing where that stays as it is. */
  readonly outcome: { readonly resolves?: boolean };
}

/** Whether a template is one of ours; the others are the office's own. */
const isOurs = (id: string): id is AnswerTemplateId => (answerTemplateIds as readonly string[]).includes(id);

/** An answer as a template begins it; without words where an own one is gone. */
export const begunBy = (id: string, own: readonly Pick<OwnTemplate, 'id' | 'en' | 'es'>[]): BegunAnswer =>
  isOurs(id)
    ? { words: answerTemplates[id], outcome: { resolves: settles(id) } }
    : { words: own.find((each) => each.id === id) ?? { en: '', es: '' }, outcome: {} };

/** The templates to choose from, the office's own first. */
export const templateChoices = (own: readonly OwnTemplate[], { t }: Pick<RequestWords, 't'>) => [
  ...own.map(({ id, name }) => ({ value: id, label: name })),
  ...answerTemplateIds.map((value) => ({
    value: value as string,
    label: t(`requests.answer.templates.${value}`),
  })),
];

/** The placeholders of an answer as they are written into it. */
export const placeholderNames = answerPlaceholders.map((name) => `{${name}}`).join(' ');

import { limit } from 'firebase/firestore';
import { paths } from '../../domain/index.ts';
import { maxOwnTemplates, ownTemplateSchema } from '../../domain/contactAnswer/ownTemplate.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The answers that the office has written for itself, live, in no particular order. */
export const useAnswerTemplates = liveCollection('listenToAnswerTemplates', {
  schema: ownTemplateSchema,
  query: (customerId) => documentsAt(paths.answerTemplates(customerId), limit(maxOwnTemplates)),
});

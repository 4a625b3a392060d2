import { limit, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { maxOwnTemplates, ownTemplateSchema } from 'mf-communities/domain';

/** The business's own answer templates, live, in no particular order. */
export const useAnswerTemplates = liveCollection('listenToAnswerTemplates', {
  schema: ownTemplateSchema,
  query: (customerId) => documentsAt(paths.answerTemplates(customerId), limit(maxOwnTemplates)),
});

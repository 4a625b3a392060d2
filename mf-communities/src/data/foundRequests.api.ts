import { contactSubmissionSchema } from 'mf-communities/domain';
import { limit, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';

/** The resident requests with a number, live: one, unless something went wrong. */
export const useFoundRequests = liveCollection('listenToFoundRequests', {
  schema: contactSubmissionSchema,
  query: (customerId, number: string) =>
    documentsAt(paths.contactSubmissions(customerId), where('number', '==', number), limit(5)),
});

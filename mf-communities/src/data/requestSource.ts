import { contactSubmissionSchema } from 'mf-communities/domain';
import { ownRecordSource } from 'shared-lib/data';

/** The source of lists of resident requests. */
export const requestSource = ownRecordSource('contactSubmissions', contactSubmissionSchema);

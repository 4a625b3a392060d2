export { contactSubmissionSchema, contactTopics } from './contactSubmission.ts';
export type { ContactSubmission, ContactTopic } from './contactSubmission.ts';
export { newRequestNumber, requestNumberPattern } from './requestNumber.ts';

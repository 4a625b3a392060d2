export { contactSubmissionSchema } from './contactSubmission.ts';
export type { ContactSubmission } from './contactSubmission.ts';

export { newSupportRequestSchema, supportRequestSchema, supportTopics } from './supportRequest.ts';
export type { NewSupportRequest, SupportRequest, SupportTopic } from './supportRequest.ts';

export { contactTopics, maxConversation, residentMessageSchema } from './residentMessage.ts';
export type { ContactTopic, ConversationText, ResidentMessage } from './residentMessage.ts';

export { contactSubmissionSchema, contactTopics } from './contactSubmission.ts';
export type { ContactSubmission, ContactTopic } from './contactSubmission.ts';
export {
  answerChannels,
  answerStates,
  contactActs,
  contactStatuses,
  handlingFields,
  maxAnswers,
  maxContactSteps,
  maxConversation,
} from './handling.ts';
export type {
  AnswerChannel,
  AnswerState,
  ContactAct,
  ContactAnswer,
  ContactStatus,
  ContactStep,
  ConversationText,
} from './handling.ts';
export {
  decisionSchema,
  evidenceKinds,
  evidenceSchema,
  maxEvidence,
  verdictReasons,
  verdicts,
} from './verdict.ts';
export type { Evidence, EvidenceKind, Verdict, VerdictDecision, VerdictReason } from './verdict.ts';
export { publicLines, tidiedText } from './publicText.ts';

export { newRequestNumber, requestNumberPattern } from './requestNumber.ts';
export {
  answerFormSchemas,
  contactBounds,
  contactFormSchema,
  maxPublicPhotoBytes,
  receiptRequestSchema,
  sentContactFormSchema,
  sentNoticeAnswerSchema,
  sentTextSignUpSchema,
  textSignUpFormSchema,
} from './contactForm.ts';
export type {
  ContactForm,
  NoticeAnswer,
  SentContactForm,
  SentNoticeAnswer,
  SentTextSignUp,
} from './contactForm.ts';
export {
  boundTo,
  challengeRequestSchema,
  challengeLifetime,
  challengeSchema,
  difficultyAt,
  guardAnswerSchema,
  guardRefusals,
  minFillMillis,
  publicForms,
  refusalOf,
} from './guardAnswer.ts';
export type {
  ChallengeRequest,
  FormChallenge,
  GuardAnswer,
  GuardRefusal,
  PublicForm,
} from './guardAnswer.ts';
export {
  answerHours,
  findStatedUnit,
  nameOfNight,
  nightsToReport,
  planContactSubmission,
  spellingsOf,
} from './planContactSubmission.ts';
export type { NewContactSubmission } from './planContactSubmission.ts';
export { contactSubmissionSchema } from './contactSubmission.ts';
export type { ContactSubmission } from './contactSubmission.ts';
export {
  answerChannels,
  answerStates,
  contactActions,
  contactStatuses,
  maxAnswers,
  maxContactSteps,
} from './handling.ts';
export type {
  AnswerChannel,
  AnswerState,
  ContactAction,
  ContactAnswer,
  ContactStatus,
  ContactStep,
} from './handling.ts';
export {
  decisionSchema,
  evidenceKinds,
  evidenceSchema,
  maxEvidence,
  proposalSchema,
  verdictReasons,
  verdicts,
} from './decision.ts';
export type {
  Evidence,
  EvidenceKind,
  Proposal,
  Verdict,
  VerdictDecision,
  VerdictReason,
} from './decision.ts';
export { publicFormCalls } from './calls.ts';
export type { Receipt } from './calls.ts';

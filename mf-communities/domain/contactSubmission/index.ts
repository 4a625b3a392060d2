export { newRequestNumber, requestNumberPattern } from './requestNumber.ts';
export {
  contactBounds,
  contactFormSchema,
  maxPublicPhotoBytes,
  receiptRequestSchema,
  sentContactFormSchema,
  sentTextSignUpSchema,
  textSignUpFormSchema,
} from './contactForm.ts';
export type { ContactForm, SentContactForm, SentTextSignUp } from './contactForm.ts';
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
export { answerHours, nightsToReport, planContactSubmission } from './planContactSubmission.ts';
export type { NewContactSubmission } from './planContactSubmission.ts';
export { spellingsOf, findStatedUnit } from './findStatedUnit.ts';
export { answerFormSchemas } from './noticeAnswer.ts';
export type { NoticeAnswer } from './noticeAnswer.ts';
export { sentNoticeAnswerSchema } from './sentNoticeAnswer.ts';
export type { SentNoticeAnswer } from './sentNoticeAnswer.ts';
export { proposalSchema } from './proposal.ts';
export type { Proposal } from './proposal.ts';
export { contactSubmissionSchema } from './contactSubmission.ts';
export type { ContactSubmission } from './contactSubmission.ts';
export {
  answerChannels,
  answerStates,
  contactActs,
  contactStatuses,
  maxAnswers,
  maxContactSteps,
} from './handling.ts';
export type {
  AnswerChannel,
  AnswerState,
  ContactAct,
  ContactAnswer,
  ContactStatus,
  ContactStep,
} from './handling.ts';
export {
  decisionSchema,
  evidenceKinds,
  evidenceSchema,
  maxEvidence,
  verdictReasons,
  verdicts,
} from './decision.ts';
export type { Evidence, EvidenceKind, Verdict, VerdictDecision, VerdictReason } from './decision.ts';
export { publicFormCalls } from './calls.ts';
export type { Receipt } from './calls.ts';

export {
  answerFault,
  answerOf,
  answerPlaceholders,
  answerSubject,
  answerValues,
  textedAnswer,
} from './answerText.ts';
export type { AnswerFault, AnswerPlaceholder, AnswerSetting } from './answerText.ts';
export {
  bulkAnswerSchema,
  contactChangeSchema,
  contactStepSchemas,
  maxAnswerText,
  maxMerged,
  maxOwnTemplates,
  mergeTargetSchema,
  ownTemplateChangeSchema,
  ownTemplateForm,
  ownTemplateSchema,
  templateProblems,
  verdictRequestSchema,
} from './contactChange.ts';
export type {
  ContactChange,
  ContactStepRequest,
  OwnTemplate,
  OwnTemplateChange,
  VerdictRequest,
} from './contactChange.ts';
export { answersAfterDelivery, isLost } from './answerDelivery.ts';
export { answeredWithin, dueIn, dueOf, isOverdue } from './due.ts';
export { contactRefusals } from './contactPlan.ts';
export type { AnswerFacts, AnswerMessage, ContactFacts, ContactPlan, ContactRefusal } from './contactPlan.ts';
export { planContactChange, answerFailureReason } from './planContactChange.ts';
export { planResidentText } from './planResidentText.ts';
export type { ResidentText } from './planResidentText.ts';
export { contactAnswerCalls } from './calls.ts';

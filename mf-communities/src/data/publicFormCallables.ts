import {
  publicFormCalls,
  tagPageCalls,
  type ChallengeRequest,
  type SentContactForm,
  type SentNoticeAnswer,
  type SentTextSignUp,
  type TagPage,
} from 'mf-communities/domain';
import { callerOf } from 'shared-lib/data/kit';

const callForms = callerOf(publicFormCalls);
const callTagPage = callerOf(tagPageCalls);

/** A public form's challenge, its minimum time, and whether the business sends texts. */
export const askFormChallenge = (ask: ChallengeRequest) => callForms('askFormChallenge', ask, false);

/** Sends a resident's form. Sending it again with the same proof creates no second request. */
export const sendContactForm = (form: SentContactForm) => callForms('sendContactForm', form);

/** Signs a number up for texts. It first gets a text that requests a YES. */
export const signUpForTexts = (form: SentTextSignUp) => callForms('signUpForTexts', form);

/** Answers a notice from a tag's page, for anyone. Returns why it was not accepted; null if it was. */
export const answerNotice = (sent: SentNoticeAnswer) => callForms('answerNotice', sent);

/** The status of the request in a receipt's link; null for an invalid link. */
export const readReceipt = (ask: {
  readonly businessSlug: string;
  readonly communitySlug: string;
  readonly token: string;
}) => callForms('readReceipt', ask, false);

/** The last nights at a tag's door; null unless the business shows them. */
export const readDoorNights = (tag: TagPage) => callTagPage('readDoorNights', tag, false);

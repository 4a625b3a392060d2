import { answerHours, type NewContactSubmission } from '../contactSubmission/planContactSubmission.ts';
import {
  shownPurposes,
  type MessagePurpose,
  doorName,
  type Unit,
  maxConversation,
  type ConversationText,
} from 'shared-lib/domain';
import { normalizePublicText } from '../contactSubmission/contactForm.ts';
import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import { withStatus, type Fields } from './contactPlan.ts';

/** A text that a resident wrote. */
export interface ResidentText {
  /** The provider's id for it. */
  readonly id: string;
  /** E.164 */
  readonly phone: string;
  readonly body: string;
  /** Number of attached pictures. */
  readonly pictures: number;
  /** Epoch milliseconds, as are all moments here. */
  readonly at: number;
}

/** The latest text that the business sent to that number. */
interface TextBefore {
  readonly id: string;
  readonly body: string;
  readonly at: number;
  readonly purpose: MessagePurpose;
}

/** The result of a resident's text: a new request, or another entry in the current one. */
type ResidentTextPlan =
  | { readonly act: 'none' }
  | {
      readonly act: 'create';
      readonly submission: NewContactSubmission & Pick<ContactSubmission, 'conversation'>;
    }
  | { readonly act: 'append'; readonly id: string; readonly fields: Fields };

/** How long after its last entry a text reopens a resolved request. */
const takenUpWithin = 7 * 86_400_000;

const lastWord = ({ createdAt, resolvedAt, answers, conversation }: ContactSubmission): number =>
  Math.max(createdAt ?? 0, resolvedAt ?? 0, ...[...answers, ...conversation].map(({ at }) => at));

/** Whether the last word is the business's: every question so far is answered, or the request is resolved. */
const isAnswered = ({ status, createdAt, answers, conversation }: ContactSubmission): boolean => {
  const questions = conversation.filter(({ from }) => from === 'resident');
  const askedAt = Math.max(createdAt ?? 0, ...questions.map(({ at }) => at));
  return status === 'resolved' || answers.some(({ at }) => at >= askedAt);
};

const canContinue = (request: ContactSubmission, communityId: string, at: number): boolean =>
  request.communityId === communityId &&
  request.mergedInto === null &&
  // One entry for the text, and one for the message it replies to.
  request.conversation.length + 2 <= maxConversation &&
  (request.status !== 'resolved' || at - lastWord(request) <= takenUpWithin);

/** The message a resident replies to gives context, unless it holds a secret or was automatic. */
const repliedTo = (before: TextBefore | null): ConversationText[] =>
  before === null || !(shownPurposes as readonly MessagePurpose[]).includes(before.purpose)
    ? []
    : [{ id: before.id, from: 'business', at: before.at, text: before.body, pictures: 0 }];

/**
 * Plans an incoming text from a unit's resident. If they have a recent request, the text is added to it: a
 * resolved one reopens, and an answered one is due again. A duplicate delivery is stored once.
 * @param latest the number's latest requests, newest first
 * @param before the text that they reply to; null for none
 * @param number the request number for a new request
 */
export const planResidentText = (
  text: ResidentText,
  unit: Pick<Unit, 'id' | 'communityId' | 'building' | 'unitNumber' | 'residentName' | 'language'>,
  latest: readonly ContactSubmission[],
  before: TextBefore | null,
  number: string,
): ResidentTextPlan => {
  const { id, phone, pictures, at } = text;
  const words = normalizePublicText(text.body);
  const isEmpty = words === '' && pictures === 0;
  if (isEmpty || latest.some(({ conversation }) => conversation.some((line) => line.id === id)))
    return { act: 'none' };
  const line: ConversationText = { id, from: 'resident', at, text: words, pictures };
  const dueAt = at + answerHours * 3_600_000;
  const open = latest.find((request) => canContinue(request, unit.communityId, at));
  if (open) {
    const known = new Set([
      ...open.answers.flatMap(({ messageId }) => messageId ?? []),
      ...open.conversation.map((one) => one.id),
    ]);
    const context = repliedTo(before).filter((one) => !known.has(one.id) && one.at > (open.createdAt ?? 0));
    return {
      act: 'append',
      id: open.id,
      fields: {
        conversation: [...open.conversation, ...context, line],
        ...(open.status === 'resolved' && withStatus('inProgress', at)),
        // After an answer, a new question restarts the wait; another one while they wait doesn't.
        ...(isAnswered(open) && { dueAt }),
      },
    };
  }
  return {
    act: 'create',
    submission: {
      communityId: unit.communityId,
      number,
      topic: before?.purpose === 'notice' ? 'violation' : 'other',
      night: null,
      name: unit.residentName ?? '',
      unitNumber: doorName(unit),
      unitId: unit.id,
      binTagId: null,
      via: 'text',
      email: null,
      phone,
      message: words,
      // They wrote from this number, and expect an answer there.
      smsConsent: true,
      language: unit.language,
      photo: null,
      receiptHash: null,
      status: 'new',
      verdict: null,
      createdAt: at,
      dueAt,
      conversation: [...repliedTo(before), line],
    },
  };
};

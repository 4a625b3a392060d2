import { answerHours } from '../contactSubmission/planContactSubmission.ts';
import {
  tidiedText,
  type ContactSubmission,
  shownPurposes,
  type MessagePurpose,
  doorName,
  type Unit,
  maxConversation,
  type ConversationText,
} from 'shared-lib/domain';
import type { NewContactSubmission } from '../contactSubmission/planContactSubmission.ts';
import { withStatus, type Fields } from './contactPlan.ts';

/** A text that a resident wrote. */
export interface ResidentText {
  /** The provider's id of it. */
  readonly id: string;
  /** E.164 */
  readonly phone: string;
  readonly body: string;
  /** How many pictures came with it. */
  readonly pictures: number;
  /** Epoch milliseconds; so are all moments here. */
  readonly at: number;
}

/** The latest text that the business sent to that number. */
interface TextBefore {
  readonly id: string;
  readonly body: string;
  readonly at: number;
  readonly purpose: MessagePurpose;
}

/** What a resident's text comes to: a request of its own, or one more line of the one under way. */
type ResidentTextPlan =
  | { readonly act: 'none' }
  | {
      readonly act: 'create';
      readonly submission: NewContactSubmission & Pick<ContactSubmission, 'conversation'>;
    }
  | { readonly act: 'append'; readonly id: string; readonly fields: Fields };

/** How long after its last word a resolved request is taken up again by a text. */
const takenUpWithin = 7 * 86_400_000;

const lastWord = ({ createdAt, resolvedAt, answers, conversation }: ContactSubmission): number =>
  Math.max(createdAt ?? 0, resolvedAt ?? 0, ...[...answers, ...conversation].map(({ at }) => at));

const goesOn = (request: ContactSubmission, communityId: string, at: number): boolean =>
  request.communityId === communityId &&
  request.mergedInto === null &&
  // One line for the text, and one for what it replies to.
  request.conversation.length + 2 <= maxConversation &&
  (request.status !== 'resolved' || at - lastWord(request) <= takenUpWithin);

/** What a resident replies to is worth reading with it; what holds a secret, or was automatic, isn't. */
const repliedTo = (before: TextBefore | null): ConversationText[] =>
  before === null || !(shownPurposes as readonly MessagePurpose[]).includes(before.purpose)
    ? []
    : [{ id: before.id, from: 'business', at: before.at, text: before.body, pictures: 0 }];

/**
 * What a text of a resident comes to whose number belongs to a unit. While a request of theirs is under way, it goes on there: it is open
 * again, and an answer is due. Delivered twice, it is kept once.
 * @param latest the number's latest requests, the newest first
 * @param before the text that they reply to; null for none
 * @param number the number that a new request gets
 */
export const planResidentText = (
  text: ResidentText,
  unit: Pick<Unit, 'id' | 'communityId' | 'building' | 'unitNumber' | 'residentName' | 'language'>,
  latest: readonly ContactSubmission[],
  before: TextBefore | null,
  number: string,
): ResidentTextPlan => {
  const { id, phone, pictures, at } = text;
  const said = tidiedText(text.body);
  const isEmpty = said === '' && pictures === 0;
  if (isEmpty || latest.some(({ conversation }) => conversation.some((line) => line.id === id)))
    return { act: 'none' };
  const line: ConversationText = { id, from: 'resident', at, text: said, pictures };
  const dueAt = at + answerHours * 3_600_000;
  const open = latest.find((request) => goesOn(request, unit.communityId, at));
  if (open) {
    const known = new Set([
      ...open.answers.flatMap(({ messageId }) => messageId ?? []),
      ...open.conversation.map((one) => one.id),
    ]);
    const context = repliedTo(before).filter((one) => !known.has(one.id) && one.at > (open.createdAt ?? 0));
    const isAnswered = open.status === 'resolved' || open.answers.length > 0;
    return {
      act: 'append',
      id: open.id,
      fields: {
        conversation: [...open.conversation, ...context, line],
        ...(open.status === 'resolved' && withStatus('inProgress', at)),
        // Who has been answered and asks again waits from now on.
        ...(isAnswered && { dueAt }),
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
      message: said,
      // They wrote from this number, and an answer is what they wait for.
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

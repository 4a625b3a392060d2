import type { Unit } from 'shared-lib/domain';
import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import type { AnswerChannel, ContactStep } from '../contactSubmission/handling.ts';
import type { Proposal } from '../contactSubmission/decision.ts';
import type { AnswerFault, AnswerSetting } from './answerText.ts';
import type { ContactChange } from './contactChange.ts';

/** Why a step can't be taken. */
export const contactRefusals = [
  'changedMeanwhile',
  'notNow',
  'tooManySteps',
  'gone',
  'merged',
  'otherCommunity',
  'notRunning',
  'noEmail',
  'noPhone',
  'noConsent',
  'suppressed',
  'abroad',
  'notSetUp',
  'overLimit',
  'tooManyMails',
  'tooLong',
  'notAPickup',
] as const;

export type ContactRefusal = (typeof contactRefusals)[number] | AnswerFault['code'];

/** The data that an answer depends on, besides the request. */
export interface AnswerFacts extends AnswerSetting {
  /** The prefix of a text message, from `senderOf`. */
  readonly sender: string;
  /** The available channels. */
  readonly channels: readonly AnswerChannel[];
  /** The phone numbers in these requests that are on the do-not-text list. */
  readonly suppressed: ReadonlySet<string>;
  /** Whether the business may text a number (`mayText`). */
  readonly mayText: (phone: string) => boolean;
  /** How many segments may still be texted this month; null for no limit. */
  readonly segmentsLeft: number | null;
  /** How many more emails to residents may be sent today. */
  readonly emailsLeft: number;
}

/** The data that a step depends on. */
export interface ContactFacts {
  readonly submission: ContactSubmission;
  /** The author's login uid. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The requests to merge into this one, or already merged into it; null for a deleted one. */
  readonly others?: readonly (ContactSubmission | null)[];
  /** Whether the assignee runs the business. */
  readonly assigneeRuns?: boolean;
  /** The unit to set; null for a deleted one. */
  readonly unit?: Pick<Unit, 'id' | 'communityId' | 'building' | 'unitNumber'> | null;
  readonly answer?: AnswerFacts;
  /** The evidence from the night's records. */
  readonly proposal?: Proposal;
}

export type Fields = Partial<
  Pick<
    ContactSubmission,
    | 'status'
    | 'assignedTo'
    | 'answers'
    | 'conversation'
    | 'mergedInto'
    | 'resolvedAt'
    | 'decision'
    | 'dueAt'
    | 'unitId'
    | 'unitNumber'
  >
>;

/** The new content of one request's document. */
export interface ChangedContact {
  readonly id: string;
  readonly fields: Fields & Pick<ContactSubmission, 'steps'>;
}

/** A message that an answer sends. */
export interface AnswerMessage {
  /** The answer's `messageId`. */
  readonly id: string;
  readonly channel: AnswerChannel;
  /** An email address, or E.164. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly submissionId: string;
}

/** The result of a step: the changed documents, none if it was already taken, and the messages to send. */
export type ContactPlan =
  | { readonly ok: false; readonly code: ContactRefusal; readonly names?: string }
  | {
      readonly ok: true;
      readonly changed: readonly ChangedContact[];
      readonly messages: readonly AnswerMessage[];
    };

export const refused = (code: ContactRefusal, names?: string): ContactPlan => ({
  ok: false,
  code,
  ...(names !== undefined && { names }),
});

const stepOf = (
  { act, stepId }: Pick<ContactChange, 'act' | 'stepId'>,
  { by, at }: Pick<ContactFacts, 'by' | 'at'>,
  status: ContactStep['status'],
  more: Partial<ContactStep> = {},
): ContactStep => ({
  id: stepId,
  act,
  at,
  by,
  status,
  assignedTo: null,
  channel: null,
  verdict: null,
  otherId: null,
  ...more,
});

/** A request with changed fields and a new step. */
export const changedBy = (
  { id, steps, status }: ContactSubmission,
  change: Pick<ContactChange, 'act' | 'stepId'>,
  facts: Pick<ContactFacts, 'by' | 'at'>,
  fields: Fields,
  more: Partial<ContactStep> = {},
): ChangedContact => ({
  id,
  fields: { ...fields, steps: [...steps, stepOf(change, facts, fields.status ?? status, more)] },
});

export const done = (
  changed: readonly ChangedContact[],
  messages: readonly AnswerMessage[] = [],
): ContactPlan => ({
  ok: true,
  changed,
  messages,
});

/** The other fields that change with a status. */
export const withStatus = (status: ContactSubmission['status'], at: number): Fields => ({
  status,
  resolvedAt: status === 'resolved' ? at : null,
});

/** Someone has started on it. */
export const started = ({ status }: ContactSubmission): Fields =>
  status === 'new' ? { status: 'inProgress' } : {};

import type { ContactSubmission, Unit, AnswerChannel, ContactStep } from 'shared-lib/domain';
import type { Proposal } from '../contactSubmission/proposal.ts';
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
  'notSetUp',
  'overLimit',
  'tooManyMails',
  'tooLong',
  'notAPickup',
] as const;

export type ContactRefusal = (typeof contactRefusals)[number] | AnswerFault['code'];

/** What decides an answer beside the request. */
export interface AnswerFacts extends AnswerSetting {
  /** How a text begins, of `senderOf`. */
  readonly sender: string;
  /** The ways by which an answer can leave. */
  readonly channels: readonly AnswerChannel[];
  /** The numbers among those of these requests that the business leaves alone. */
  readonly suppressed: ReadonlySet<string>;
  /** How many segments may still be texted this month; null without a bound. */
  readonly segmentsLeft: number | null;
  /** How many mails to residents may still leave today. */
  readonly mailsLeft: number;
}

/** What a step is decided by. */
export interface ContactFacts {
  readonly submission: ContactSubmission;
  /** The login uid of who takes the step. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The requests that are to be merged into this one, or that were; null for one that is gone. */
  readonly others?: readonly (ContactSubmission | null)[];
  /** Whether the one who is to look after it runs the business. */
  readonly assigneeRuns?: boolean;
  /** The unit that it is to be about; null for one that is gone. */
  readonly unit?: Pick<Unit, 'id' | 'communityId' | 'building' | 'unitNumber'> | null;
  readonly answer?: AnswerFacts;
  /** What the records of the night say. */
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

/** What one request's document becomes. */
export interface ChangedContact {
  readonly id: string;
  readonly fields: Fields & Pick<ContactSubmission, 'steps'>;
}

/** A message that an answer sends. */
export interface AnswerMessage {
  /** `messageId` of the answer. */
  readonly id: string;
  readonly channel: AnswerChannel;
  /** An address, or E.164. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly submissionId: string;
}

/** What a step comes to: the documents that change, none where it was taken before, and the messages that leave with them. */
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

/** A request with fields of it changed, and the step that did it. */
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

/** What a status brings along. */
export const withStatus = (status: ContactSubmission['status'], at: number): Fields => ({
  status,
  resolvedAt: status === 'resolved' ? at : null,
});

/** Somebody has begun with it. */
export const begun = ({ status }: ContactSubmission): Fields =>
  status === 'new' ? { status: 'inProgress' } : {};

import * as z from 'zod/mini';
import { countOrZero, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliveryFailureSchema } from './deliveryFailure.ts';

/** By which way a message leaves. */
export const messageChannels = ['mail', 'text'] as const;

export type MessageChannel = (typeof messageChannels)[number];

/** How far a message has come, in the words of Firebase's extensions for mail and for Twilio. */
const deliveryStates = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR'] as const;

/**
 * What became of a message, `delivery` of its document. Only functions write it, and each step is one transaction that reads it first:
 * whoever finds it changed by somebody else does nothing.
 */
export const deliverySchema = z.object({
  /** Waiting, leased by a sender, waiting for another try, handed over, or ended without that. */
  state: z.enum(deliveryStates),
  /** How often a sender took it. */
  attempts: countOrZero,
  /** When a sender should look at it again; null when nobody needs to. */
  dueTime: orNull(instant),
  /** Whose turn it is to send, while it is `PROCESSING`. */
  lease: orNull(shortText),
  startTime: orNull(instant),
  endTime: orNull(instant),
  /** What went wrong last. */
  error: orNull(deliveryFailureSchema),
  /** What its provider says of it, once that has taken it. */
  info: orNull(
    z.object({
      /** Twilio's `SM…`, or the Message-ID of a mail. */
      providerId: nameOrEmpty,
      isDelivered: z._default(z.boolean(), false),
      /** How many texts it counts as; null for a mail, and before the provider has told. */
      numSegments: orNull(countOrZero),
    }),
  ),
});

export type Delivery = z.output<typeof deliverySchema>;

/** The codes by which we ourselves end a message. All others are its provider's. */
export const deliveryErrors = {
  /** They asked not to be written to, or mail to them bounced. */
  suppressed: 'suppressed',
  /** It came back. */
  bounced: 'bounced',
  /** Its time was over before it could leave. */
  expired: 'expired',
  /** Whoever or whatever it was about is gone. */
  withdrawn: 'withdrawn',
  /** The business has switched its texts off. */
  switchedOff: 'switchedOff',
  /** The resident does not agree to texts any more, or has another number. */
  noConsent: 'noConsent',
  /** The office called it off. */
  canceled: 'canceled',
  /** The sender ended at the moment of sending, and the provider can't be asked. It may have arrived. */
  unknown: 'unknown',
} as const;

/** What people call the state of a message. */
export type MessageState =
  'queued' | 'leased' | 'sent' | 'delivered' | 'bounced' | 'failed' | 'suppressed' | 'withdrawn';

/** The codes of messages that we ourselves took back before they left. */
export const withdrawnErrors: readonly string[] = [deliveryErrors.withdrawn, deliveryErrors.canceled];

/** The state of a message as people call it. */
export const messageStateOf = ({
  state,
  error,
  info,
}: Pick<Delivery, 'state' | 'error' | 'info'>): MessageState => {
  if (state === 'PROCESSING') return 'leased';
  if (state === 'SUCCESS') return info?.isDelivered ? 'delivered' : 'sent';
  if (state !== 'ERROR') return 'queued';
  const { suppressed, bounced } = deliveryErrors;
  if (withdrawnErrors.includes(error?.code ?? '')) return 'withdrawn';
  return error?.code === suppressed || error?.code === bounced ? error.code : 'failed';
};

/**
 * A message that waits to be sent.
 * @param now epoch milliseconds
 */
export const queuedDelivery = (now: number): Delivery => ({
  state: 'PENDING',
  attempts: 0,
  dueTime: now,
  lease: null,
  startTime: null,
  endTime: null,
  error: null,
  info: null,
});

/** A message that ended without being handed over. */
export const endedDelivery = (
  delivery: Delivery,
  error: { readonly code: string; readonly message: string },
  now: number,
): Delivery => ({
  ...delivery,
  state: 'ERROR',
  lease: null,
  dueTime: null,
  endTime: now,
  error: { code: error.code.slice(0, 500), message: error.message.slice(0, 1000) },
});

/** How long a sender has, in milliseconds. It is far longer than the provider's answer is waited for, so that no two send at once. */
export const leaseMillis = 120_000;

import * as z from 'zod/mini';
import { countOrZero, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliveryFailureSchema } from './deliveryFailure.ts';

/** How a message is sent. */
export const messageChannels = ['mail', 'text'] as const;

export type MessageChannel = (typeof messageChannels)[number];

/** A message's delivery state, in the terms of Firebase's extensions for email and for Twilio. */
const deliveryStates = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR'] as const;

/**
 * A message's delivery, `delivery` in its document. Only functions write it. Each step is one transaction that reads
 * it first; a function that finds it changed does nothing.
 */
export const deliverySchema = z.object({
  /** Waiting, leased by a sender, waiting for a retry, handed over, or ended without handover. */
  state: z.enum(deliveryStates),
  /** How many senders have taken it. */
  attempts: countOrZero,
  /** When a sender should check it again; null for never. */
  dueTime: orNull(instant),
  /** The sender that holds the lease while it is `PROCESSING`. */
  lease: orNull(shortText),
  startTime: orNull(instant),
  endTime: orNull(instant),
  /** The last error; for an email that arrived, its recipient's spam report (`complained`). */
  error: orNull(deliveryFailureSchema),
  /** The provider's information, once it has accepted the message. */
  info: orNull(
    z.object({
      /** Twilio's `SM…`, or the Message-ID of an email. */
      providerId: nameOrEmpty,
      isDelivered: z._default(z.boolean(), false),
      /** How many texts it counts as; null for an email, and until the provider reports it. */
      numSegments: orNull(countOrZero),
    }),
  ),
});

export type Delivery = z.output<typeof deliverySchema>;

/** Our own codes for ending a message. All others are the provider's. */
export const deliveryErrors = {
  /** They opted out, or an email to them bounced or was reported as spam. */
  suppressed: 'suppressed',
  /** It bounced. */
  bounced: 'bounced',
  /** It arrived, and its recipient reported it as spam. */
  complained: 'complained',
  /** It expired before it could be sent. */
  expired: 'expired',
  /** Its subject no longer exists. */
  withdrawn: 'withdrawn',
  /** The business has turned its texts off. */
  switchedOff: 'switchedOff',
  /** The business doesn't text its country, or it is a premium number. */
  abroad: 'abroad',
  /** The resident no longer agrees to texts, or has another number. */
  noConsent: 'noConsent',
  /** The office canceled it. */
  canceled: 'canceled',
  /** The sender crashed while sending, and the provider can't be queried. It may have arrived. */
  unknown: 'unknown',
} as const;

/** The codes of messages that we withdrew before they were sent. */
export const withdrawnErrors: readonly string[] = [deliveryErrors.withdrawn, deliveryErrors.canceled];

/** The user-facing state of a message. */
export const messageStateOf = ({ state, error, info }: Pick<Delivery, 'state' | 'error' | 'info'>) => {
  if (state === 'PROCESSING') return 'leased';
  if (state === 'SUCCESS') return info?.isDelivered ? 'delivered' : 'sent';
  if (state !== 'ERROR') return 'queued';
  const { suppressed, bounced } = deliveryErrors;
  if (withdrawnErrors.includes(error?.code ?? '')) return 'withdrawn';
  return error?.code === suppressed || error?.code === bounced ? error.code : 'failed';
};

export type MessageState = ReturnType<typeof messageStateOf>;

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

/**
 * The lease's duration, in milliseconds. It is far longer than we wait for the provider, so two senders never send at
 * once.
 */
export const leaseMillis = 120_000;

import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  communitySchema,
  defaultTimeZone,
  canText,
  paths,
  quietUntil,
  textMessageSchema,
  unitSchema,
  type Delivery,
  type MessageChannel,
  type MessagePurpose,
  type TextMessage,
} from 'shared-lib/domain';
import { mailSchema, type Mail, type MessageQueue } from './domain/mail.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';
import { readTextPermission } from '../broadcasts/textPermission.ts';
import { mailConfiguration, textConfiguration } from './configuration.ts';
import { recordAddressStatus, suppressionOf } from './deliveryRecords.ts';
import type { MessageProvider, QueuedMessage } from './MessageProvider.ts';
import { smtpProvider } from './providers/smtpProvider.ts';
import { twilioProvider } from './providers/twilioProvider.ts';

/** When and whether a message may be sent, by the current settings of its business. */
interface Permission {
  readonly isSwitchedOff: boolean;
  readonly isAbroad: boolean;
  readonly isWithdrawn: boolean;
  /** Epoch milliseconds. */
  readonly quietUntil: number | null;
}

export const always: Permission = {
  isSwitchedOff: false,
  isAbroad: false,
  isWithdrawn: false,
  quietUntil: null,
};

/** Texts to numbers that the business may not have checked before: broadcasts, tests and sign-ups were checked when they were created. */
const uncheckedPurposes: readonly MessagePurpose[] = ['notice', 'answer', 'reply'];

/** Texts that leave during quiet hours too. */
const immediatePurposes: readonly MessagePurpose[] = ['test', 'reply', 'account'];

/** A way to send messages. */
export interface Channel<Message extends QueuedMessage> {
  readonly name: MessageQueue;
  /** The path of the collection of its messages. */
  readonly collection: string;
  /** A message as a record; null for a damaged one. */
  readonly recordOf: (snapshot: DocumentSnapshot) => Message | null;
  /** Its provider; null if not set up. */
  readonly provider: () => MessageProvider<Message> | null;
  /** Reads in a transaction whether a message may be sent now. */
  readonly permission: (transaction: Transaction, message: Message, now: number) => Promise<Permission>;
  /** The document that stops messages to its address; null for none. */
  readonly suppressionOf: (message: Message) => DocumentReference | null;
  /** Records what a message's delivery reveals about its address. It reads first, so it must come before any write of the transaction. */
  readonly recordStatus: (
    transaction: Transaction,
    message: Message,
    delivery: Delivery,
    now: number,
  ) => Promise<void>;
}

/** For channels whose addresses can be suppressed. */
const suppressing = (name: MessageChannel) => ({
  name,
  suppressionOf: (message: Mail | TextMessage) => suppressionOf(name, message),
  recordStatus: (
    transaction: Transaction,
    message: Mail | TextMessage,
    delivery: Delivery,
    now: number,
  ): Promise<void> => recordAddressStatus(transaction, name, message, delivery, now),
});

/** An email may be sent at any hour: it waits in the mailbox. */
export const mailChannel: Channel<Mail> = {
  ...suppressing('mail'),
  collection: paths.mails(),
  recordOf: (snapshot) => recordOf(mailSchema, snapshot),
  provider: () => {
    const configuration = mailConfiguration();
    return configuration && smtpProvider(configuration);
  },
  permission: () => Promise.resolve(always),
};

/** A text may be sent if the business has turned on texts and may text the number, outside quiet hours in the community's time zone. */
export const textChannel: Channel<TextMessage> = {
  ...suppressing('text'),
  collection: paths.textMessages(),
  recordOf: (snapshot) => recordOf(textMessageSchema, snapshot),
  provider: () => {
    const configuration = textConfiguration();
    return configuration && twilioProvider(configuration);
  },
  permission: async (transaction, { customerId, communityId, unitId, to, purpose }, now) => {
    if (customerId === null) return always;
    const references: [DocumentReference, ...DocumentReference[]] = [
      firestore().doc(paths.settingsSection(customerId, 'sms')),
      ...(communityId === null ? [] : [firestore().doc(paths.community(customerId, communityId))]),
      ...(unitId === null ? [] : [firestore().doc(paths.unit(customerId, unitId))]),
    ];
    const [settings, ...others] = await transaction.getAll(...references);
    const community = communityId === null ? null : others[0];
    const unit = unitId === null ? null : recordOf(unitSchema, others.at(-1)!);
    const sms = settingsOf('sms', settings!);
    const timeZone = (community && recordOf(communitySchema, community)?.timezone) ?? defaultTimeZone;
    return {
      isSwitchedOff: !sms.enabled,
      isAbroad:
        uncheckedPurposes.includes(purpose) && !(await readTextPermission(transaction, customerId))(to),
      // A text planned in the evening may be sent in the morning; a resident who has moved out or opted out since gets none.
      isWithdrawn: purpose === 'service' && unitId !== null && (unit?.phone !== to || !canText(unit)),
      // Someone is waiting for these: they are testing a text, inviting a member, or have just written one.
      quietUntil: immediatePurposes.includes(purpose) ? null : quietUntil(sms, timeZone, now),
    };
  },
};

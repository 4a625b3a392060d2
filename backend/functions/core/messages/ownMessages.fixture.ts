import { Timestamp } from 'firebase-admin/firestore';
import { messageStateOf, paths, suppressionId, textMessageSchema, type Delivery } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { mailChannel, textChannel } from './channels.ts';
import { mailSchema } from './domain/mail.ts';
import { useOwnOutbox } from './ownOutbox.fixture.ts';
import { mailDocument, textDocument } from './queueMessage.ts';
import { sendMessage } from './sendMessage.ts';

export const owner = 'olivia';
export const dana = 'dana@home.test';
export const phone = '+12125550100';
export const mailPath = paths.mail('m1');
export const textPath = paths.textMessage('t1');

/**
 * Messages from their documents to their recipients and back, by SMTP and Twilio's API, with a local outbox and a
 * separate Firestore for the tests of one file.
 */
export const useOwnMessages = () => {
  useOwnFirestore();
  const own = useOwnOutbox(async () => ({
    ...(await import('./callables/textReports.ts')),
    ...(await import('./callables/mailReports.ts')),
  }));
  jest.setTimeout(60_000);

  const putMail = (to = dana, purpose: 'notice' | 'account' = 'notice') => {
    const words = { subject: 'Hello\nBcc: all@home.test', text: '.Dots and ñ, “quotes”.\n.' };
    const mail = mailDocument({ ...words, to, purpose, customerId: owner, fromName: 'Sunrise, "Valet"' });
    return firestore().doc(mailPath).set(mail);
  };
  const putText = (id = 't1', to = phone) => {
    const place = { customerId: owner, communityId: 'maple', unitId: 'u1' };
    const text = textDocument({ ...place, to, body: `¿Mañana? ${id}`, purpose: 'notice' });
    return firestore().doc(paths.textMessage(id)).set(text);
  };
  const sendMailNow = () => sendMessage(mailChannel, mailChannel.provider()!, mailPath);
  const sendTextNow = () => sendMessage(textChannel, textChannel.provider()!, textPath);

  const deliveryOf = async (path: string): Promise<Delivery> => {
    const stored = await firestore().doc(path).get();
    const message = recordOf(mailSchema, stored) ?? recordOf(textMessageSchema, stored);
    if (!message?.delivery) throw new Error(`${path} has no delivery`);
    return message.delivery;
  };
  const state = async (path: string) => messageStateOf(await deliveryOf(path));
  /** Expects a message's state after all its reports have been processed. */
  const expectState = async (path: string, expected: string) => {
    await own.outbox.settled();
    expect(await state(path)).toBe(expected);
  };
  /** Makes the lease of a dead sender expire, or the next retry due. */
  const makeDue = (path: string) =>
    firestore()
      .doc(path)
      .update({ 'delivery.dueTime': Timestamp.fromMillis(0) });
  const isSuppressed = async (channel: 'mail' | 'text', address: string) =>
    (
      await firestore()
        .doc(paths.suppression(owner, suppressionId(channel, address)))
        .get()
    ).exists;
  const sent = (kind: 'mail' | 'text') => own.outbox.items.filter((item) => item.kind === kind);

  beforeEach(async () => {
    const collections = await firestore().listCollections();
    await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
    own.outbox.clear();
    Object.assign(own.outbox.next, { mail: null, text: null, push: null });
    const sms = { enabled: true, quietFrom: '00:00', quietTo: '00:00' };
    await firestore().doc(paths.settingsSection(owner, 'sms')).set(sms);
  });

  return {
    own,
    putMail,
    putText,
    sendMailNow,
    sendTextNow,
    deliveryOf,
    state,
    expectState,
    makeDue,
    isSuppressed,
    sent,
  };
};

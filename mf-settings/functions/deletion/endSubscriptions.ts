import { logger } from 'firebase-functions';
import { paths } from 'shared-lib/domain';
import { endEverySubscription } from 'backend/functions/core/payments/subscriptionOfDeleted.ts';
import { createOnce } from 'backend/kernel/createOnce.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { supportAddress } from 'backend/functions/core/messages/configuration.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';

/** Statuses of a subscription for which somebody may still be charged. */
const running = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/**
 * Ends what a business pays, before its subscriptions are deleted here: at once, at the payment provider. Where payments are not set up,
 * those who answer support are told what is to be cancelled there.
 */
export const endSubscriptions = async (customerId: string): Promise<void> => {
  if (await endEverySubscription(customerId)) return;
  const subscriptions = firestore().collection(paths.subscriptions(customerId));
  const { docs } = await subscriptions.where('status', 'in', running).limit(100).get();
  if (docs.length === 0) return;
  const ids = docs.map(({ id }) => id).join(', ');
  logger.warn(`${customerId} is deleted, and its subscriptions ${ids} have to be cancelled at the provider`);
  const to = supportAddress();
  if (to === null) return;
  const mail = mailDocument({
    to,
    subject: `Cancel the subscriptions of ${customerId}`,
    text: `The business was deleted as its owner asked. Cancel at the payment provider: ${ids}`,
    purpose: 'support',
    customerId: null,
  });
  await createOnce(firestore().doc(paths.mail(`unsubscribe-${customerId}`)), mail);
};

import { expect } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import type { Mail } from '../../../backend/functions/core/messages/domain/mail.ts';
import { firestore } from '../backend.ts';

/**
 * Waits until an email to an address has been delivered, then makes it bounce.
 * @param kind of the record that shows it
 */
export async function bounce(to: string, kind: NonNullable<Mail['shownOn']>['kind']): Promise<void> {
  const sent = async () => {
    const { docs } = await firestore().collection(paths.mails()).where('to', '==', to).get();
    return docs.find((mail) => mail.get('shownOn.kind') === kind);
  };
  await expect.poll(async () => (await sent())?.get('delivery.info.isDelivered') as unknown).toBe(true);
  await (
    await sent()
  )?.ref.update({
    'delivery.state': 'ERROR',
    'delivery.error': { code: 'bounced', message: '550 5.1.1 No such mailbox' },
  });
}

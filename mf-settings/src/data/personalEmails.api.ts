import { paths } from 'shared-lib/domain';
import {
  emailChangeMailSchema,
  mailDeliverySchema,
  type EmailChangeMail,
  type MailDeliveryStatus,
} from 'mf-settings/domain';
import { liveDocument } from 'shared-lib/data/kit';
import { useAccount } from 'shared-lib/data';

const useTold = liveDocument<MailDeliveryStatus, string>('listenToToldMail', {
  schema: mailDeliverySchema,
  path: (customerId, uid) => paths.personalMail(customerId, uid, 'told'),
});

/** Whether the last digest or notification emailed to the signed-in user arrived, live; null while none was lost. */
export const useMailDeliveryStatus = () => useTold(useAccount().uid);

const useEmailChange = liveDocument<EmailChangeMail, string>('listenToEmailChangeMail', {
  schema: emailChangeMailSchema,
  path: (customerId, uid) => paths.personalMail(customerId, uid, 'emailChange'),
});

/** The signed-in user's pending email change, live; null for none. */
export const useEmailChangeMail = () => useEmailChange(useAccount().uid);

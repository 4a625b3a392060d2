import { paths } from 'shared-lib/domain';
import {
  emailChangeMailSchema,
  toldMailSchema,
  type EmailChangeMail,
  type ToldMail,
} from 'mf-settings/domain';
import { liveDocument } from 'shared-lib/data/kit';
import { useAccount } from 'shared-lib/data';

const useTold = liveDocument<ToldMail, string>('listenToToldMail', {
  schema: toldMailSchema,
  path: (customerId, uid) => paths.personalMail(customerId, uid, 'told'),
});

/** Whether the last digest or notification emailed to the signed-in user arrived, live; null while none was lost. */
export const useToldMail = () => useTold(useAccount().uid);

const useEmailChange = liveDocument<EmailChangeMail, string>('listenToEmailChangeMail', {
  schema: emailChangeMailSchema,
  path: (customerId, uid) => paths.personalMail(customerId, uid, 'emailChange'),
});

/** The signed-in user's pending email change, live; null for none. */
export const useEmailChangeMail = () => useEmailChange(useAccount().uid);

import type { Transaction } from 'firebase-admin/firestore';
import { requireTextable, type Textable } from '../broadcasts/requireTextable.ts';
import { countWithinLimit } from './requireWithin.ts';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import type { Inviter } from './inviterOf.ts';

/** How many invitations one number may get in a day, from all businesses together, so that no phone can be flooded. */
const perNumber = { most: 5, within: 24 * 3_600_000 };

/** The cost of a text depends on its length. */
const longestBusiness = 40;

const words = {
  en: {
    who: (business: string) =>
      business ? `${business} invited you to its team.` : 'You’re invited to join a team on Valet Hub.',
    join: (link: string) => `Create your account: ${link}`,
    app: (address: string) => `Then open the field app: ${address}`,
    small: 'The link works once, within 7 days. Reply STOP to opt out.',
  },
  // Without accented letters that would double its cost.
  es: {
    who: (business: string) =>
      business ? `${business} lo invita a su equipo.` : 'Lo invitan a un equipo en Valet Hub.',
    join: (link: string) => `Cree su cuenta: ${link}`,
    app: (address: string) => `Para el trabajo de campo: ${address}`,
    small: 'El enlace sirve una vez, por una semana. Responda STOP para no recibir mensajes.',
  },
};

/** The text that invites someone to a team. @param fieldApp where they get the field app; null if they don't need it */
export const invitationText = (
  { businessName, language }: Pick<Inviter, 'businessName' | 'language'>,
  { link, fieldApp }: { readonly link: string; readonly fieldApp: string | null },
): string => {
  const { who, join, app, small } = words[language];
  const lines = [
    who(businessName.slice(0, longestBusiness).trim()),
    join(link),
    fieldApp === null ? '' : app(fieldApp),
    small,
  ];
  return lines.filter(Boolean).join('\n').replaceAll('’', "'");
};

/**
 * Requires that a number may get an invitation now.
 * @returns counts it, in the same transaction
 * @throws HttpsError `failed-precondition` as in `requireTextable`; `resource-exhausted` after too many to this number,
 * or this month
 */
export const requireInvitationText = async (
  transaction: Transaction,
  customerId: string,
  phone: string,
): Promise<Textable['count']> => {
  const { count } = await requireTextable(transaction, customerId, phone, 'phone');
  const write = await countWithinLimit(
    transaction,
    [{ act: 'invitationTo', by: phone, ...perNumber }],
    Date.now(),
  );
  if (write === null) {
    throw fieldRefusal('resource-exhausted', 'This number got too many invitations today.', {
      phone: { code: 'tooManyTexts' },
    });
  }
  return (writing, body) => {
    try {
      count(writing, body);
    } catch (error) {
      throw fieldRefusal('resource-exhausted', (error as Error).message, { phone: { code: 'monthLimit' } });
    }
    write();
  };
};

import type { MailLanguage } from 'backend/functions/core/account/accountEmails.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';
import type { Timestamp } from 'firebase-admin/firestore';

const en = {
  planned: {
    subject: (name: string) => `${name} will be deleted`,
    text: (name: string, day: string) =>
      `The owner asked to delete ${name}. On ${day}, its communities, team, records and photos will be permanently deleted.`,
    small: 'The owner can cancel this until then in Settings, under Account. Any subscription won’t renew.',
    link: 'Open Settings',
  },
  kept: {
    subject: (name: string) => `${name} won’t be deleted`,
    text: (name: string) => `The owner canceled the deletion of ${name}. Nothing was deleted.`,
  },
  done: {
    subject: (name: string) => `${name} was deleted`,
    text: (name: string) => `${name} and all its data were permanently deleted, as the owner requested.`,
  },
};

const es: typeof en = {
  planned: {
    subject: (name) => `${name} se eliminará`,
    text: (name, day) =>
      `El propietario pidió eliminar ${name}. El ${day} se eliminarán de forma permanente sus comunidades, equipo, registros y fotos.`,
    small:
      'El propietario puede cancelarlo hasta entonces en Configuración, en Cuenta. La suscripción no se renovará.',
    link: 'Abrir Configuración',
  },
  kept: {
    subject: (name) => `${name} no se eliminará`,
    text: (name) => `El propietario canceló la eliminación de ${name}. No se eliminó nada.`,
  },
  done: {
    subject: (name) => `${name} se eliminó`,
    text: (name) =>
      `${name} y todos sus datos se eliminaron de forma permanente, a petición del propietario.`,
  },
};

const words = { en, es };

/** The recipient of an email about a deletion, and the business. */
export interface DeletionReader {
  readonly to: string;
  readonly businessName: string;
  readonly language: MailLanguage;
}

const dayIn = (moment: number, language: MailLanguage): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'Etc/UTC',
  }).format(moment);

/** The email that announces when a business will be deleted. @param dueAt epoch milliseconds */
export const plannedEmail = (
  customerId: string,
  { to, businessName, language }: DeletionReader,
  dueAt: number,
) => {
  const { subject, text, small, link } = words[language].planned;
  const letter = letterOf({
    paragraphs: [text(businessName, dayIn(dueAt, language))],
    link: { label: link, address: siteAddress('/settings?tab=account&setting=delete') },
    small,
  });
  return mailDocument({ to, subject: subject(businessName), ...letter, purpose: 'account', customerId });
};

/** The email that a business is kept after all, or has been deleted. @param customerId null if it is deleted */
export const endedEmail = (
  kind: 'kept' | 'done',
  customerId: string | null,
  { to, businessName, language }: DeletionReader,
) => {
  const { subject, text } = words[language][kind];
  const letter = letterOf({ paragraphs: [text(businessName)] });
  return mailDocument({
    to,
    subject: subject(businessName),
    ...letter,
    purpose: 'account',
    customerId,
  });
};

/**
 * The job of deleting a business, `deletions/{customerId}`, stored outside of what is deleted. `waiting` can be
 * canceled; `clearing` continues until nothing is left; `settling` checks once more, when sessions that were still
 * signed in have ended.
 */
export interface DeletionRecord {
  readonly phase: 'waiting' | 'clearing' | 'settling';
  /** When the job is due next, or the lease of its function expires. */
  readonly dueAt: Timestamp;
  /** The recipient of the final email. */
  readonly owner: DeletionReader | null;
  /** Data for after the business's own documents are deleted: its slugs, and its printed codes' places. */
  readonly businessSlugs: readonly string[];
  readonly places: readonly string[];
}

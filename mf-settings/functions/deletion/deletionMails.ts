import type { MailLanguage } from 'backend/functions/core/account/accountMails.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';

const en = {
  planned: {
    subject: (name: string) => `${name} will be deleted`,
    text: (name: string, day: string) =>
      `The owner has asked to delete ${name} with everything in it: communities, team, records and photos. That happens on ${day}, and can't be undone afterwards.`,
    small:
      'Until then the owner can keep the business, in the settings under Account. Nothing is deleted before that day; a subscription is not renewed any more.',
    link: 'Open the settings',
  },
  kept: {
    subject: (name: string) => `${name} will not be deleted`,
    text: (name: string) => `The owner has decided to keep ${name}. Nothing was deleted.`,
  },
  done: {
    subject: (name: string) => `${name} was deleted`,
    text: (name: string) => `As asked, ${name} was deleted with everything in it. Nobody can bring it back.`,
  },
};

const es: typeof en = {
  planned: {
    subject: (name) => `${name} se eliminará`,
    text: (name, day) =>
      `El dueño pidió eliminar ${name} con todo lo que contiene: comunidades, equipo, registros y fotos. Sucederá el ${day} y después no se puede deshacer.`,
    small:
      'Hasta entonces, el dueño puede conservar la empresa, en la configuración, en Cuenta. Antes de ese día no se elimina nada; una suscripción ya no se renueva.',
    link: 'Abrir la configuración',
  },
  kept: {
    subject: (name) => `${name} no se eliminará`,
    text: (name) => `El dueño decidió conservar ${name}. No se eliminó nada.`,
  },
  done: {
    subject: (name) => `${name} se eliminó`,
    text: (name) => `Como se pidió, ${name} se eliminó con todo lo que contenía. Nadie puede recuperarla.`,
  },
};

const words = { en, es };

/** Whom a mail about a deletion is for, and about which business. */
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

/** The mail that says when a business is going to be deleted. @param dueAt epoch milliseconds */
export const plannedMail = (
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

/** The mail that says that a business is kept after all, or that it is gone. @param customerId null when it is gone */
export const endedMail = (
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

import type { MailLanguage } from 'backend/functions/core/account/accountMails.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';

const words = {
  en: {
    subject: 'Your export is ready',
    text: 'Download your business’s data from Settings.',
    link: 'Open export',
    small: 'Sign in as the owner. The file is available for 7 days.',
  },
  es: {
    subject: 'Su exportación está lista',
    text: 'Descargue los datos de su empresa desde Configuración.',
    link: 'Abrir exportación',
    small: 'Inicie sesión como propietario. El archivo está disponible 7 días.',
  },
};

/** The mail that tells an owner that their export can be downloaded, by the page that asks them to sign in. */
export const exportMail = (
  { customerId, exportId, to }: { customerId: string; exportId: string; to: string },
  language: MailLanguage,
) => {
  const { subject, text, link, small } = words[language];
  const address = siteAddress('/settings?tab=account&setting=export');
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  const shownOn = { kind: 'export', exportId } as const;
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId, shownOn });
};

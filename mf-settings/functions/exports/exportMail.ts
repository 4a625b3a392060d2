import type { MailLanguage } from 'backend/functions/core/account/accountMails.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';

const words = {
  en: {
    subject: 'Your export is ready',
    text: 'Everything that your business has in Valet Hub is packed into one file. Download it from your settings.',
    link: 'Open the export',
    small: 'You have to sign in as the owner. The file stays for 7 days.',
  },
  es: {
    subject: 'Su exportación está lista',
    text: 'Todo lo que su empresa tiene en Valet Hub está en un solo archivo. Descárguelo desde la configuración.',
    link: 'Abrir la exportación',
    small: 'Debe iniciar sesión como dueño. El archivo se conserva 7 días.',
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

import type { MailLanguage } from 'backend/functions/core/account/accountMails.ts';
import type { ExportJob } from './exportJob.ts';

const en = {
  intro: 'Your business’s data as of',
  inside: [
    'json/   records, one file per type; "path" is the parent of each record',
    'csv/    the same records as tables; lists and groups are JSON in their cells',
    'files/  numbered photos, pictures and logos; files.csv names each one and lists those too large to include',
  ],
  without: [
    'For security, gate and compactor codes, passwords and tokens aren’t included.',
    'Emails with access links (invitations, password resets, receipts) are listed without their text. We keep sent emails for 30 days and texts for 400 days.',
    'Other team members’ saved views and earlier exports aren’t included.',
    'Times are in UTC.',
  ],
  records: 'Records',
};

const es: typeof en = {
  intro: 'Los datos de su empresa al',
  inside: [
    'json/   registros, un archivo por tipo; "path" indica de qué depende cada uno',
    'csv/    los mismos registros en tablas; las listas y los grupos son JSON en su celda',
    'files/  fotos, imágenes y logotipos numerados; files.csv los identifica y enumera los que son demasiado grandes',
  ],
  without: [
    'Por seguridad, no incluye códigos de acceso, códigos de compactadores, contraseñas ni claves.',
    'Los correos con enlaces de acceso (invitaciones, contraseñas, confirmaciones) figuran sin su texto. Conservamos los correos enviados 30 días y los mensajes de texto 400 días.',
    'No incluye las vistas guardadas de otros miembros ni exportaciones anteriores.',
    'Las horas están en UTC.',
  ],
  records: 'Registros',
};

const words = { en, es };

/** The export's README: what it contains, and what it doesn't. @param now epoch milliseconds */
export const readMe = (kinds: ExportJob['kinds'], language: MailLanguage, now: number): string => {
  const { intro, inside, without, records } = words[language];
  const counts = Object.entries(kinds)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, { documents }]) => `  ${kind}: ${documents}`);
  return [
    `${intro} ${new Date(now).toISOString()}.`,
    inside.join('\n'),
    without.join('\n'),
    [`${records}:`, ...counts].join('\n'),
    '',
  ].join('\n\n');
};

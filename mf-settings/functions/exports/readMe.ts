import type { MailLanguage } from 'backend/functions/core/account/accountMails.ts';
import type { ExportJob } from './exportJob.ts';

const en = {
  intro: 'Everything that your business has here, as it was at',
  inside: [
    'json/   the records, a file for each kind; "path" says below what each one lies',
    'csv/    the same as tables, for a spreadsheet; lists and groups of values are JSON in their cell',
    'files/  photos, pictures and logos, numbered; files.csv says which is which, and lists those that were left out for their size',
  ],
  without: [
    'Not in it, because whoever finds this file must be able to open nothing: gate and compactor codes, passwords, tokens.',
    'Mails with a link that opens something (an invitation, a new password, a receipt) are listed without their words. Mails are kept for 30 days after they were sent, texts for 400.',
    'Nor is what others of the team keep for themselves (their views of lists), nor earlier exports.',
    'Moments are in UTC.',
  ],
  records: 'Records',
};

const es: typeof en = {
  intro: 'Todo lo que su empresa tiene aquí, tal como estaba el',
  inside: [
    'json/   los registros, un archivo por tipo; "path" dice de qué depende cada uno',
    'csv/    lo mismo en tablas, para una hoja de cálculo; las listas y los grupos de valores son JSON en su celda',
    'files/  fotos, imágenes y logotipos, numerados; files.csv dice cuál es cuál y enumera también los que se dejaron fuera por su tamaño',
  ],
  without: [
    'No incluye, para que quien encuentre este archivo no pueda abrir nada: códigos de puertas y compactadores, contraseñas, claves.',
    'Los correos con un enlace que abre algo (una invitación, una contraseña nueva, un recibo) figuran sin su texto. Los correos se conservan 30 días después del envío; los mensajes de texto, 400.',
    'Tampoco lo que otros del equipo guardan para sí (sus vistas de las listas), ni exportaciones anteriores.',
    'Los momentos están en UTC.',
  ],
  records: 'Registros',
};

const words = { en, es };

/** What stands in the export beside the records: what there is, and what is not in it. @param now epoch milliseconds */
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

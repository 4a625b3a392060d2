import { fetchRecipientFacts } from '../data/consent.api.ts';
import { importRecipients, undoRecipientImport } from '../data/consentCallables.ts';
import { doorName, invalidCells, type DirectoryCommunity } from 'shared-lib/domain';
import {
  maxRecipientsOfCall,
  planRecipients,
  recipientImportLimits,
  recipientRowSchema,
  type ConsentStatement,
  type RecipientFact,
  type RecipientRow,
} from 'mf-settings/domain';
import type { Translate } from 'shared-lib/i18n';
import { checkValues, errorMessage } from 'shared-lib/ui/form';
import {
  firstNames,
  languageNames,
  phoneNames,
  textPhoneIn,
  type ImportKind,
  type RowTexts,
} from 'shared-lib/ui/importing';
import { foldText } from 'shared-lib/ui/table';
import { recipients as en } from './texts/en.ts';
import { recipients as es } from './texts/es.ts';

const fields = [
  'community',
  'building',
  'unitNumber',
  'residentName',
  'phone',
  'language',
  'consent',
] as const;

type Field = (typeof fields)[number];

/** Common names of the columns, in English and Spanish, folded to letters only. */
const names: Readonly<Record<Field, readonly string[]>> = {
  community: ['community', 'communityname', 'property', 'propertyname', 'comunidad', 'propiedad'],
  building: ['building', 'bldg', 'tower', 'block', 'edificio', 'torre', 'bloque'],
  unitNumber: [
    'unit',
    'unitnumber',
    'unitno',
    'apartment',
    'apt',
    'aptnumber',
    'door',
    'unidad',
    'apartamento',
    'apto',
    'puerta',
  ],
  residentName: ['name', 'resident', 'residentname', 'tenant', 'residente', 'inquilino', ...firstNames],
  phone: phoneNames,
  language: languageNames,
  consent: [
    'consent',
    'agreed',
    'optin',
    'optedin',
    'smsoptin',
    'smsconsent',
    'textconsent',
    'sms',
    'getstexts',
    'consentimiento',
    'acepto',
    'aceptacion',
    'recibemensajes',
  ],
};

const isNeeded: readonly Field[] = ['community', 'unitNumber', 'phone', 'consent'];

const yes = [
  'yes',
  'y',
  'true',
  'verdadero',
  '1',
  'x',
  'si',
  's',
  'agreed',
  'opted in',
  'opted-in',
  'opt in',
  'opt-in',
  'acepto',
];
const no = [
  'no',
  'n',
  'false',
  'falso',
  '0',
  'opted out',
  'opted-out',
  'opt out',
  'opt-out',
  'declined',
  'revoked',
];
/** The words in the list of recipients, and so in its file, for residents who weren't asked or can't be texted. */
const unsaid = [en, es]
  .flatMap(
    ({
      list: {
        standings: { left, suppressed, unasked, noPhone },
      },
    }) => [left, suppressed, unasked, noPhone].map((word) => foldText(word)),
  )
  .filter((word) => !no.includes(word));
const english = ['en', 'english', 'ingles'];
const spanish = ['es', 'spanish', 'espanol'];

/** A cell's meaning among several words; anything else is returned unchanged, and the schema rejects it. */
const meant = <T>(text: string, words: readonly (readonly [readonly string[], T])[]): T | string | null => {
  if (text === '') return null;
  const folded = foldText(text);
  return words.find(([known]) => known.includes(folded))?.[1] ?? text;
};

/**
 * Reads a row's cells. A missing number is empty: the dry run decides whether it is required.
 * @param communities of the business, by folded name
 * @param country of the business, for parsing numbers
 */
export const readRecipient =
  (communities: ReadonlyMap<string, readonly string[]>, country: string) => (texts: RowTexts<Field>) => {
    const found = communities.get(foldText(texts.community.trim())) ?? [];
    const phone = texts.phone === '' ? null : textPhoneIn(texts.phone, country);
    const wrong = {
      ...(texts.community === ''
        ? { community: { code: 'missing' } }
        : found.length !== 1
          ? { community: { code: found.length === 0 ? 'unknown' : 'ambiguous' } }
          : {}),
      ...(phone !== null && !phone.ok ? { phone: { code: phone.code } } : {}),
      ...invalidCells(texts, ['building', 'unitNumber']),
    };
    const checked = checkValues(texts, {
      schema: recipientRowSchema,
      toInput: () => ({
        communityId: found[0] ?? '-',
        building: texts.building || null,
        unitNumber: texts.unitNumber,
        residentName: texts.residentName || null,
        phone: phone?.ok ? phone.phone : '+10',
        language: meant(texts.language, [
          [english, 'en'],
          [spanish, 'es'],
        ]),
        consent: unsaid.includes(foldText(texts.consent))
          ? null
          : meant(texts.consent, [
              [yes, true],
              [no, false],
            ]),
        unitId: null,
      }),
    });
    if (Object.keys(wrong).length > 0)
      return { ok: false as const, problems: { ...(checked.ok ? {} : checked.errors), ...wrong } };
    return checked.ok
      ? {
          ok: true as const,
          values: { ...checked.payload, phone: phone === null ? '' : checked.payload.phone },
        }
      : { ok: false as const, problems: checked.errors };
  };

/** The communities by folded name; two may have the same name. */
export const communitiesByName = (
  communities: readonly Pick<DirectoryCommunity, 'id' | 'propertyName'>[],
) => {
  const byName = new Map<string, string[]>();
  for (const { id, propertyName } of communities) {
    const name = foldText(propertyName.trim());
    byName.set(name, [...(byName.get(name) ?? []), id]);
  }
  return byName;
};

/**
 * The import of recipients.
 * @param country of the business, for parsing numbers
 * @param statement how they gave their consent
 */
export const recipientImportKind = (
  t: Translate<'mf-settings'>,
  customerId: string,
  country: string,
  communities: readonly DirectoryCommunity[],
  statement: ConsentStatement,
): ImportKind<Field, RecipientRow, RecipientFact> => ({
  id: 'import-recipients',
  limits: recipientImportLimits,
  fields: fields.map((id) => ({
    id,
    label: t(`recipients.importing.fields.${id}`),
    help: t(`recipients.importing.help.${id}`),
    names: names[id],
    isNeeded: isNeeded.includes(id),
    isKey: id === 'building',
    isWholeName: id === 'residentName',
  })),
  template: {
    fileName: 'recipients.csv',
    example: ['Maple Court', 'A', '101', 'Dana Cole', '(212) 555-0100', 'English', 'Yes'],
  },
  read: readRecipient(communitiesByName(communities), country),
  plan: planRecipients,
  existing: fetchRecipientFacts(customerId),
  comparesByRows: true,
  nameOf: ({ community, building, unitNumber }) =>
    [community, doorName({ building: building || null, unitNumber })].filter(Boolean).join(' · '),
  formatValue: (field, value) => {
    if (field === 'language') return t(`recipients.languages.${value as 'en'}`);
    if (field === 'consent') return t(`recipients.importing.consent.${value ? 'true' : 'false'}`);
    return String(value);
  },
  formatProblem: (field, problem) =>
    errorMessage('mf-settings:recipients.importing.problems', field, problem),
  formatNote: ({ unit, count }) => t('recipients.importing.shared', { unit, count: Number(count) }),
  partSize: maxRecipientsOfCall,
  send: (part) => importRecipients({ statement, ...part, rows: [...part.rows] }),
  undo: (importId) => undoRecipientImport(importId),
});

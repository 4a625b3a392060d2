import { fetchUnits } from 'shared-lib/data';
import { callUnits } from '../data/callables.ts';
import { doorName, invalidCells, unitStatuses } from 'shared-lib/domain';
import { planImport } from 'mf-communities/domain';
import {
  maxUnitsOfCall,
  splitDoors,
  unitImportLimits,
  unitImportRules,
  unitRowFields,
  unitRowSchema,
  type ComparedUnit,
  type UnitRow,
} from 'mf-communities/domain';
import type { Translate } from 'shared-lib/i18n';
import { checkValues, errorMessage } from 'shared-lib/ui/form';
import { foldText } from 'shared-lib/ui/table';
import {
  firstNames,
  languageNames,
  phoneIn,
  phoneNames,
  type ImportKind,
  type RowTexts,
} from 'shared-lib/ui/importing';
import { units as en } from './texts/en.ts';
import { units as es } from './texts/es.ts';
import { dateIn } from './dateIn.ts';

type UnitField = keyof UnitRow;

/** Common column names in English and Spanish, folded to letters only. */
const names: Readonly<Record<UnitField, readonly string[]>> = {
  unitNumber: [
    'unit',
    'unitnumber',
    'unitno',
    'unitid',
    'apartment',
    'apt',
    'aptnumber',
    'aptno',
    'apartmentnumber',
    'door',
    'number',
    'unidad',
    'numerodeunidad',
    'departamento',
    'apartamento',
    'apto',
    'puerta',
    'numero',
  ],
  building: [
    'building',
    'buildingnumber',
    'buildingno',
    'bldg',
    'bldgnumber',
    'bldgno',
    'tower',
    'block',
    'edificio',
    'edif',
    'torre',
    'bloque',
  ],
  floor: ['floor', 'level', 'story', 'piso', 'planta', 'nivel'],
  residentName: [
    'resident',
    'residentname',
    'residents',
    'tenant',
    'tenantname',
    'name',
    'occupant',
    'residente',
    'inquilino',
    'nombredelresidente',
    ...firstNames,
  ],
  email: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico'],
  phone: phoneNames,
  language: languageNames,
  status: ['status', 'unitstatus', 'occupancy', 'state', 'estado'],
  moveInDate: [
    'movedin',
    'moveindate',
    'movein',
    'leasestart',
    'leasestartdate',
    'llegada',
    'fechadellegada',
  ],
  serviceNotes: [
    'notes',
    'servicenotes',
    'notesfortheservice',
    'comment',
    'comments',
    'notas',
    'notasdeservicio',
    'notasparaelservicio',
  ],
};

/** A word's meaning, in any language of the product. */
const wordsOf = <T extends string>(values: readonly T[], ...said: readonly Readonly<Record<T, string>>[]) =>
  new Map(
    values.flatMap((value) =>
      [value, ...said.map((words) => words[value])].map((word) => [foldText(word), value] as const),
    ),
  );

const rentRoll = {
  occupied: 'active',
  current: 'active',
  rented: 'active',
  leased: 'active',
  ocupado: 'active',
  ocupada: 'active',
  vacante: 'vacant',
  unoccupied: 'vacant',
} as const;
const statuses = new Map([...wordsOf(unitStatuses, en.status, es.status), ...Object.entries(rentRoll)]);
const languages = wordsOf(['en', 'es'], en.languages, es.languages);

/** Skips an empty cell; any other unknown value is passed on unchanged, so that the schema rejects it. */
const orNone = (text: string): string | null => text || null;

/**
 * The placeholders that rent rolls use instead of a name for a vacant unit: `VACANT`, `-- Vacant --`,
 * `Vacant unit` or `VACANT-RENTED`.
 */
const nobody =
  /^[^\p{L}]*(vacant|vacante|empty|unoccupied|desocupad[oa])(?!\p{L})([^\p{L}]*(unit|apt|apartment|down|ready|rented|leased|model|not ready))*[^\p{L}]*$/u;

/**
 * Reads a row's cells by the rules of the form.
 * @param country of the business, for reading phone numbers
 */
export function readUnit(texts: RowTexts<UnitField>, country: string) {
  const { language, phone, moveInDate, unitNumber } = texts;
  const isVacant = nobody.test(foldText(texts.residentName));
  const status = texts.status === '' && isVacant ? 'vacant' : texts.status;
  const spoilt = invalidCells(texts, ['unitNumber', 'building', 'floor']);
  const checked = checkValues(texts, {
    schema: unitRowSchema,
    toInput: () => ({
      building: orNone(texts.building),
      floor: orNone(texts.floor),
      unitNumber,
      residentName: isVacant ? null : orNone(texts.residentName),
      email: orNone(texts.email),
      phone: phoneIn(phone, country),
      language: orNone(languages.get(foldText(language)) ?? language),
      status: orNone(statuses.get(foldText(status)) ?? status),
      moveInDate: orNone(dateIn(moveInDate) ?? moveInDate),
      serviceNotes: orNone(texts.serviceNotes),
    }),
  });
  if (Object.keys(spoilt).length > 0)
    return { ok: false as const, problems: { ...(!checked.ok && checked.errors), ...spoilt } };
  return checked.ok
    ? { ok: true as const, values: checked.payload }
    : { ok: false as const, problems: checked.errors };
}

/** An example row, in the order of the fields. */
const example: Readonly<Record<UnitField, string>> = {
  building: 'A',
  floor: '1',
  unitNumber: '101',
  residentName: 'Dana Cole',
  email: 'dana@example.com',
  phone: '+15550100123',
  language: 'English',
  status: 'Active',
  moveInDate: '2026-05-31',
  serviceNotes: '',
};

/**
 * The import of units into one community.
 * @param t the module's texts
 * @param country of the business, for reading phone numbers
 */
export const unitImportKind = (
  t: Translate<'mf-communities'>,
  customerId: string,
  communityId: string,
  country: string,
): ImportKind<UnitField, UnitRow, ComparedUnit> => ({
  id: 'import-units',
  limits: unitImportLimits,
  fields: unitRowFields.map((id) => ({
    id,
    label: t(`units.fields.${id}`),
    help: t(`units.importing.help.${id}`),
    names: names[id],
    isNeeded: id === 'unitNumber',
    isKey: id === 'building',
    isWholeName: id === 'residentName',
  })),
  template: { fileName: 'units.csv', example: unitRowFields.map((field) => example[field]) },
  read: (texts) => readUnit(texts, country),
  plan: (rows, existing) => planImport(splitDoors(rows, existing), existing, unitImportRules),
  existing: fetchUnits(customerId, communityId),
  nameOf: ({ building, unitNumber }) => doorName({ building: building || null, unitNumber }),
  formatValue: (field, value) => {
    if (field === 'status') return t(`units.status.${value as 'active'}`);
    if (field === 'language') return t(`units.languages.${value as 'en'}`);
    return String(value);
  },
  formatProblem: (field, problem) => errorMessage('mf-communities:units.problems', field, problem),
  partSize: maxUnitsOfCall,
  send: (part) => callUnits('importUnits', { communityId, ...part, rows: [...part.rows] }),
  undo: (importId) => callUnits('undoUnitImport', { communityId, importId }),
});

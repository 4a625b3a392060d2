import { importCommunities, undoCommunityImport } from '../data/communityCallables.ts';
import {
  communityImportLimits,
  communityImportRules,
  communityRowFields,
  communityRowSchema,
  maxCommunitiesOfCall,
  type CommunityRow,
  type ComparedCommunity,
} from 'mf-communities/domain';
import { planImport } from 'mf-communities/domain';
import type { Community, Weekday } from 'shared-lib/domain';
import { isEveryDay, weekdayNames, type Translate } from 'shared-lib/i18n';
import { checkValues, errorMessage } from 'shared-lib/ui/form';
import { phoneIn, type ImportKind, type RowTexts } from 'shared-lib/ui/importing';
import { countIn, timeIn, zoneIn } from './cellTexts.ts';
import { daysIn } from './daysIn.ts';

type Field = keyof CommunityRow;
/** A community in its state before an import. */
export type ImportedCommunity = ComparedCommunity & Pick<Community, 'noServiceDates' | 'pastPlans'>;

/** Common column names in English and Spanish, folded to letters only. */
const names: Readonly<Record<Field, readonly string[]>> = {
  propertyName: [
    'propertyname',
    'property',
    'community',
    'communityname',
    'apartmentcommunity',
    'complex',
    'complexname',
    'site',
    'sitename',
    'name',
    'nombre',
    'nombredelapropiedad',
    'nombredelacomunidad',
    'propiedad',
    'comunidad',
  ],
  address: ['address', 'streetaddress', 'fulladdress', 'propertyaddress', 'street', 'location', 'direccion'],
  timezone: ['timezone', 'zone', 'tz', 'zonahoraria'],
  serviceDays: [
    'servicedays',
    'servicenights',
    'serviceschedule',
    'daysofservice',
    'collectiondays',
    'pickupdays',
    'days',
    'nights',
    'diasdeservicio',
    'diasderecoleccion',
    'dias',
  ],
  setOutStart: ['setoutfrom', 'setoutstart', 'setout', 'sacardesde'],
  setOutEnd: ['setoutuntil', 'setoutend', 'sacarhasta'],
  serviceStart: ['servicestarts', 'servicestart', 'start', 'iniciodelservicio'],
  binInBy: ['binsinby', 'bininby', 'guardarantesde'],
  totalUnits: [
    'units',
    'totalunits',
    'numberofunits',
    'numberunits',
    'unitcount',
    'doors',
    'totaldoors',
    'numberofdoors',
    'doorcount',
    'unidades',
    'numerodeunidades',
    'puertas',
  ],
  contactName: [
    'contact',
    'contactname',
    'contactperson',
    'manager',
    'managername',
    'propertymanager',
    'pmname',
    'contacto',
    'nombredelcontacto',
    'gerente',
  ],
  contactEmail: ['contactemail', 'manageremail', 'pmemail', 'email', 'correodelcontacto', 'correo'],
  contactPhone: [
    'contactphone',
    'contactnumber',
    'managerphone',
    'pmphone',
    'phone',
    'phonenumber',
    'telefonodelcontacto',
    'telefono',
  ],
};

const orNone = (text: string): string | null => text || null;

/**
 * Reads a row's cells by the rules of the form.
 * @param country of the business, for reading phone numbers
 */
export function readCommunity(texts: RowTexts<Field>, country: string) {
  const days = daysIn(texts.serviceDays);
  const checked = checkValues(texts, {
    schema: communityRowSchema,
    toInput: () => ({
      propertyName: texts.propertyName,
      address: orNone(texts.address),
      timezone: orNone(zoneIn(texts.timezone)),
      // Text that isn't a weekday is passed on as is, so that validation rejects it.
      serviceDays: days === undefined ? texts.serviceDays : days,
      setOutStart: orNone(timeIn(texts.setOutStart)),
      setOutEnd: orNone(timeIn(texts.setOutEnd)),
      serviceStart: orNone(timeIn(texts.serviceStart)),
      binInBy: orNone(timeIn(texts.binInBy)),
      totalUnits: countIn(texts.totalUnits),
      contactName: orNone(texts.contactName),
      contactEmail: orNone(texts.contactEmail),
      contactPhone: phoneIn(texts.contactPhone, country),
    }),
  });
  return checked.ok
    ? { ok: true as const, values: checked.payload }
    : { ok: false as const, problems: checked.errors };
}

const example: Readonly<Record<Field, string>> = {
  propertyName: 'Maple Court',
  address: '38 Kingston Pike, New York, NY',
  timezone: 'Eastern',
  serviceDays: 'Mon, Wed, Fri',
  setOutStart: '6:00 PM',
  setOutEnd: '8:00 PM',
  serviceStart: '8:00 PM',
  binInBy: '9:00 AM',
  totalUnits: '48',
  contactName: 'Dana Cole',
  contactEmail: 'dana@example.com',
  contactPhone: '+15550100123',
};

interface Context extends Pick<ImportKind<Field, CommunityRow, ImportedCommunity>, 'existing' | 'limit'> {
  /** Describes what new service days of a community add and remove; empty for nothing. */
  readonly daysWords: (community: ImportedCommunity, to: readonly Weekday[]) => string;
  /** The business's country, for reading phone numbers. */
  readonly country: string;
}

/**
 * The import of communities.
 * @param t the module's texts
 * @param language a BCP 47 tag
 */
export const communityImportKind = (
  t: Translate<'mf-communities'>,
  language: string,
  { daysWords, country, ...existing }: Context,
): ImportKind<Field, CommunityRow, ImportedCommunity> => ({
  ...existing,
  id: 'import-communities',
  limits: communityImportLimits,
  fields: communityRowFields.map((id) => ({
    id,
    label: t(`importCommunities.fields.${id}`),
    help: t(`importCommunities.help.${id}`),
    names: names[id],
    isNeeded: id === 'propertyName',
  })),
  template: { fileName: 'communities.csv', example: communityRowFields.map((field) => example[field]) },
  read: (texts) => readCommunity(texts, country),
  plan: (rows, communities) =>
    planImport(rows, communities, communityImportRules).map((plan) => {
      if (plan.verdict !== 'changed' || !plan.differences.some(({ field }) => field === 'serviceDays')) {
        return plan;
      }
      const community = communities.find(({ id }) => id === plan.id);
      const words = community ? daysWords(community, plan.values.serviceDays ?? []) : '';
      return words === '' ? plan : { ...plan, note: { code: 'days', words } };
    }),
  formatNote: ({ words }) => String(words),
  nameOf: ({ propertyName }) => propertyName,
  formatValue: (field, value) => {
    if (field !== 'serviceDays') return String(value);
    const days = value as NonNullable<CommunityRow['serviceDays']>;
    return isEveryDay(days) ? t('everyDay') : weekdayNames(days, language);
  },
  formatProblem: (field, problem) =>
    errorMessage('mf-communities:importCommunities.problems', field, problem),
  partSize: maxCommunitiesOfCall,
  send: ({ rows, ...part }) => importCommunities({ ...part, rows: [...rows] }),
  undo: undoCommunityImport,
});

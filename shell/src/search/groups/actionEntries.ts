import { spacedWords } from 'shared-lib/search';
import { searchIndex, type SearchIndex } from '../searchIndex.ts';
import type { SearchOption } from '../searchOptions.ts';
import { staticEntry, type StaticEntry } from './staticEntries.ts';

/** Something to do. */
interface Action {
  /** Where it starts. */
  readonly address: string;
  /** Only the account’s owner can do it. */
  readonly isForOwner?: true;
  /** It adds a record. */
  readonly creates?: true;
  readonly name: Readonly<Record<'en' | 'es', string>>;
  /** Other words for it, in both languages. */
  readonly words: string;
}

const sendText = '/settings?tab=sms&view=send';

const actions: readonly Action[] = [
  {
    address: '/team?add=1',
    creates: true,
    name: { en: 'Add a team member', es: 'Agregar un miembro del equipo' },
    words: 'new invite employee specialist hire create nuevo invitar empleado especialista contratar crear',
  },
  {
    address: '/team?import=1',
    name: { en: 'Import team members', es: 'Importar miembros del equipo' },
    words: 'csv file spreadsheet upload employees csv archivo planilla subir empleados',
  },
  {
    address: '/communities?add=1',
    creates: true,
    name: { en: 'Add a community', es: 'Agregar una comunidad' },
    words: 'new property create nueva propiedad crear',
  },
  {
    address: '/communities?import=1',
    name: { en: 'Import communities', es: 'Importar comunidades' },
    words: 'csv file spreadsheet upload properties csv archivo planilla subir propiedades',
  },
  {
    address: '/communities?closures=1',
    creates: true,
    name: { en: 'Add closures', es: 'Agregar cierres' },
    words: 'new holiday no service night off create nuevo feriado sin servicio noche libre crear',
  },
  {
    address: sendText,
    creates: true,
    name: { en: 'Text residents', es: 'Enviar un mensaje a residentes' },
    words: 'sms message broadcast send running late sms texto aviso avisar retraso',
  },
  {
    address: '/clock-in-outs?add=1',
    creates: true,
    name: { en: 'Add a time record', es: 'Agregar un registro de horas' },
    words: 'new clock in out hours shift create nuevo entrada salida horas turno crear',
  },
  {
    address: '/settings?tab=operations&addType=1',
    creates: true,
    name: { en: 'Add a violation type', es: 'Agregar un tipo de infracción' },
    words: 'new rule create nuevo regla crear',
  },
  {
    address: '/settings?tab=billing&setting=plans',
    isForOwner: true,
    name: { en: 'Change plan', es: 'Cambiar de plan' },
    words: 'upgrade seats employees subscription mejorar empleados suscripción',
  },
];

/**
 * The actions that the signed-in person may take.
 * @param which only those that create something, or all
 */
export const actionEntries = (
  language: string,
  isOwner: boolean,
  which: 'all' | 'create' = 'all',
): StaticEntry[] =>
  actions
    .filter(({ isForOwner, creates }) => (isOwner || !isForOwner) && (which === 'all' || creates))
    .map(({ address, name, words }) =>
      staticEntry(address, name[language.startsWith('es') ? 'es' : 'en'], [name.en, name.es, words]),
    );

/** Words that start "text Maple Court", in English and Spanish, folded. */
const textVerbs = new Set(['text', 'message', 'sms', 'mensaje', 'texto', 'avisar']);

/**
 * "text maple" texts the residents of a community.
 * @param communities with their names, as indexed.
 * @param nameOf the action's name for a community's.
 * @param limit maximum number of results.
 */
export function textActions(
  query: string,
  communities: SearchIndex,
  nameOf: (community: string) => string,
  limit: number,
): SearchOption[] {
  const [verb = '', ...rest] = spacedWords(query).trim().split(' ');
  if (!textVerbs.has(verb)) return [];
  return searchIndex(communities, rest.join(' '), limit).entries.map(({ id, name, detail }) => ({
    address: `${sendText}&community=${encodeURIComponent(id)}`,
    name: nameOf(name),
    detail,
  }));
}

import { localize, type LocalizedText, type ModuleRelease } from 'shared-lib/contract';
import { spacedWords, wordStartsOf } from 'shared-lib/search';
import type { SearchMatches } from 'shared-lib/slots/search';
import { navItemsOf } from '../../layout/navItems.ts';
import { shellPages } from '../../layout/shellPages.ts';
import { searchIndex, type SearchIndex } from '../searchIndex.ts';
import type { SearchGroup, SearchOption } from '../searchOptions.ts';

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

/** Something the app always has, such as a page. */
export interface StaticEntry {
  readonly address: string;
  /** In the page's language. */
  readonly name: string;
  /** The names people may use for it, in any language, from `spacedWords`. */
  readonly spaced: string;
}

/**
 * @param name in the page's language.
 * @param words its name in each language, and synonyms.
 */
export const staticEntry = (address: string, name: string, words: readonly string[]): StaticEntry => ({
  address,
  name,
  spaced: spacedWords([name, ...words].join(' ')),
});

/** Shorter searches match too much to be useful. */
const shortestQuery = 2;

const optionOf = ({ address, name }: StaticEntry): SearchOption => ({ address, name, detail: '' });

/**
 * The entries in which every word of a query starts some word; first those whose name starts with the query.
 * @param limit maximum number of results.
 */
export function findStatic(entries: readonly StaticEntry[], query: string, limit: number): SearchOption[] {
  const sought = spacedWords(query);
  if (sought.trim().length < shortestQuery) return [];
  const matches = wordStartsOf(query);
  const found = entries.filter(({ spaced }) => matches(spaced));
  const startsWithIt = ({ spaced }: StaticEntry) => Number(spaced.startsWith(sought));
  return found
    .sort((a, b) => startsWithIt(b) - startsWithIt(a))
    .slice(0, limit)
    .map(optionOf);
}

/** All entries, or those in which every word of a query starts some word. */
export function filterStatic(entries: readonly StaticEntry[], query: string): SearchOption[] {
  const matches = wordStartsOf(query);
  return entries.filter(({ spaced }) => query.trim() === '' || matches(spaced)).map(optionOf);
}

/** The entries at some addresses, in their order; those that are missing are left out. */
export const staticAt = (entries: readonly StaticEntry[], addresses: readonly string[]): SearchOption[] =>
  addresses.flatMap((address) => entries.filter((entry) => entry.address === address).map(optionOf));

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
 * @param nameOf returns the action's name, given a community's.
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

type Page = readonly [address: string, title: LocalizedText];

/**
 * The main app's pages: those of the navigation first, then the modules' others. Pages of one record aren't
 * among them, since the record is what people search for.
 * @param language of the page.
 */
export function pageEntries(releases: readonly ModuleRelease[], language: string): StaticEntry[] {
  const inNav = navItemsOf(releases).map(({ to, label }): Page => [to, label]);
  const others = releases.flatMap(({ manifest }) =>
    manifest.routes
      .filter(({ access, path }) => access === 'main' && !path.includes(':'))
      .map(({ path, title }): Page => [path, title]),
  );
  const byAddress = new Map<string, LocalizedText>();
  for (const [address, title] of [...inNav, ...others, ...Object.entries(shellPages)]) {
    if (!byAddress.has(address)) byAddress.set(address, title);
  }
  return [...byAddress].map(([address, title]) =>
    staticEntry(address, localize(title, language), [title.en, title.es ?? '']),
  );
}

/** The matches from one source of an area's part. */
export interface Contribution {
  /** The part and its source, like `mf-communities/units/found`. */
  readonly key: string;
  /** The part's place among the others. */
  readonly order: number;
  readonly matches: SearchMatches;
}

/** The contributions with one replaced, or removed, in the order of their parts. */
export function withContribution(
  contributions: readonly Contribution[],
  { key, order, matches }: Omit<Contribution, 'matches'> & { readonly matches: SearchMatches | null },
): readonly Contribution[] {
  const others = contributions.filter((one) => one.key !== key);
  if (matches === null) return others.length === contributions.length ? contributions : others;
  return [...others, { key, order, matches }].sort(
    (a, b) => a.order - b.order || (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
}

export const contributedGroup = ({ key, order, matches }: Contribution): SearchGroup => ({
  key,
  order,
  heading: matches.heading,
  look: matches.icon,
  status: matches.status,
  options: matches.matches,
  total: matches.matches.length,
  retry: matches.retry,
});

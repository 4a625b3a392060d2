import { spacedWords } from 'shared-lib/search';
import { searchIndex, type SearchIndex } from '../searchIndex.ts';
import type { SearchOption } from '../searchOptions.ts';
import { staticEntry, type StaticEntry } from './staticEntries.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** Where each action starts. */
const addresses = {
  addMember: '/team?add=1',
  importMembers: '/team?import=1',
  addCommunity: '/communities?add=1',
  importCommunities: '/communities?import=1',
  addClosures: '/communities?closures=1',
  sendText: '/settings?tab=sms&view=send',
  addClockRecord: '/clock-in-outs?add=1',
  addViolationType: '/settings?tab=operations&addType=1',
  changePlan: '/settings?tab=billing&setting=plans',
} as const;

type Action = keyof typeof addresses;

/** Only the account's owner can change its plan. */
const forOwners: ReadonlySet<Action> = new Set(['changePlan']);

/** The actions that the signed-in person may take. */
export const actionEntries = (language: string, isOwner: boolean): StaticEntry[] =>
  (Object.keys(addresses) as Action[])
    .filter((action) => isOwner || !forOwners.has(action))
    .map((action) => {
      const named = [en, es].flatMap(({ actions }) => [actions[action].name, actions[action].words]);
      return staticEntry(
        addresses[action],
        (language.startsWith('es') ? es : en).actions[action].name,
        named,
      );
    });

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
    address: `${addresses.sendText}&community=${encodeURIComponent(id)}`,
    name: nameOf(name),
    detail,
  }));
}

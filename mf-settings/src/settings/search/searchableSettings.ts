import { localize } from 'shared-lib/contract';
import { foldText, spacedWords, wordStartsOf } from 'shared-lib/search';
import type { Fill } from 'shared-lib/slots';
import { en } from '../../texts/en.ts';
import { es } from '../../texts/es.ts';
import { accountSearch } from '../../account/search.ts';
import { checkpointsSearch } from '../../checkpoints/search.ts';
import { notificationsSearch } from '../../notifications/search.ts';
import { operationsSearch } from '../../operations/search.ts';
import { smsSearch } from '../../sms/search.ts';
import type { SettingEntry } from './settingEntry.ts';

/**
 * The search entries of this module's tabs, by tab. Other modules' tabs list theirs in `module.json`
 * (`slots[].settings`).
 */
export const ownEntries: Readonly<Record<string, readonly SettingEntry[]>> = {
  account: accountSearch,
  notifications: notificationsSearch,
  operations: operationsSearch,
  sms: smsSearch,
  checkpoints: checkpointsSearch,
};

/** A setting in the search. */
export interface SearchableSetting {
  /** The query of its address, like `tab=sms&setting=quietFrom`; also its key. */
  readonly address: string;
  /** Its name in the page's language. */
  readonly label: string;
  /** Its tab's name in the page's language. */
  readonly tab: string;
  /** All of its searchable words, in each language, folded. */
  readonly words: string;
  /** The words, separated by `spacedWords`. */
  readonly spaced: string;
}

/** A catalog's text by key, like `sms.enabled.label`; undefined if missing. */
function textAt(catalog: object, key: string): string {
  let part: unknown = catalog;
  for (const name of key.split('.')) part = (part as Record<string, unknown> | undefined)?.[name];
  return typeof part === 'string' ? part : '';
}

/**
 * Everything that the settings search can find, in tab order: each tab by its name, followed by its settings.
 * @param fills the tabs of the signed-in account.
 * @param language of the page.
 * @param sendsPush whether the site sends push notifications.
 */
export function searchableSettings(
  fills: readonly Fill[],
  language: string,
  sendsPush: boolean,
): SearchableSetting[] {
  const texts = language.startsWith('es') ? es : en;
  return fills.flatMap((fill) => {
    const tab = localize(fill.label, language);
    const found = (place: Record<string, string>, label: string, words: readonly (string | undefined)[]) => {
      const text = [fill.label.en, fill.label.es, ...words].join(' ');
      const address = new URLSearchParams({ tab: fill.id, ...place }).toString();
      return { address, label, tab, words: foldText(text), spaced: spacedWords(text) };
    };
    const shown = (ownEntries[fill.id] ?? []).filter(({ needsPush }) => !needsPush || sendsPush);
    const own = shown.map(({ setting, view, label, help, within = [], words }) =>
      found({ ...(view && { view }), setting }, textAt(texts, label), [
        ...[en, es].flatMap((each) => [label, help, ...within].map((key) => key && textAt(each, key))),
        words?.en,
        words?.es,
      ]),
    );
    const ofOthers = (fill.settings ?? []).map(({ setting, label, words }) =>
      found({ setting }, localize(label, language), [label.en, label.es, words?.en, words?.es]),
    );
    return [found({}, tab, []), ...own, ...ofOthers];
  });
}

/**
 * The settings that contain every word of a query: first those whose name begins with the query, then those whose name
 * contains it.
 * @param query as typed; without a word it finds everything.
 */
export function findSettings(settings: readonly SearchableSetting[], query: string): SearchableSetting[] {
  const sought = foldText(query);
  if (sought === '') return [...settings];
  const rank = ({ label }: SearchableSetting) => {
    const at = foldText(label).indexOf(sought);
    if (at === 0) return 0;
    return at > 0 ? 1 : 2;
  };
  return settings
    .filter(({ words }) => sought.split(' ').every((word) => words.includes(word)))
    .sort((a, b) => rank(a) - rank(b));
}

/** Shorter searches match too much among everything else in the app. */
const shortestQuery = 2;

/**
 * The same for the header's search, which is about more than settings: a setting's words have to start with those of
 * the query.
 * @param limit maximum number of results.
 */
export function findSettingsByStart(
  settings: readonly SearchableSetting[],
  query: string,
  limit: number,
): SearchableSetting[] {
  if (foldText(query).length < shortestQuery) return [];
  const matches = wordStartsOf(query);
  return findSettings(
    settings.filter(({ spaced }) => matches(spaced)),
    query,
  ).slice(0, limit);
}

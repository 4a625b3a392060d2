import type { TextKey } from 'shared-lib/i18n';

/** What the search of the settings finds in a tab of this module; each tab's folder has a list of them, `search.ts`. */
export interface SettingEntry {
  /** Where it stands in the tab: the name of its field, or what `data-setting` of an element says. */
  readonly setting: string;
  /** Which view of the tab has it, `?view=`; without it, the first one. */
  readonly view?: string;
  readonly label: TextKey<'mf-settings'>;
  /** What is said below it; the search reads it too. */
  readonly help?: TextKey<'mf-settings'>;
  /** Words of what is shown only once it is switched on or opened: it is found by them, too. */
  readonly within?: readonly TextKey<'mf-settings'>[];
  /** Other words by which people look for it, which no screen shows. */
  readonly words?: { readonly en: string; readonly es: string };
}

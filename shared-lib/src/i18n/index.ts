import { useSyncExternalStore } from 'react';
import type { Wording } from '../domain/base/wording.ts';
import { showTimesBy } from './formats.ts';
import {
  addCatalogues,
  fetchInPageLanguage,
  pageTexts,
  fetchAlso,
  type TextsByLanguage,
} from './pageTexts.ts';
import { asDevice, hourCycleFor, languageFor, readSpeech, storeSpeech } from './speech.ts';
import type { KeysOf } from './textKeys.ts';
import type { Values } from './translator.ts';

export { addCatalogues } from './pageTexts.ts';
export { dateTimeFormat, relativeTimeFormat, textCollator } from './formats.ts';
export {
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNight,
  sortableDateTime,
} from './inWords.ts';
export { clockTime, viewerTimeZone, zoneName } from './clockTime.ts';
export { formatLength, fromMeters, lengthBounds, lengthUnitIn, lengthWords, toMeters } from './distance.ts';
export type { LengthUnit } from './distance.ts';
export type { Bilingual } from './textKeys.ts';
export { isEveryDay, weekdayNames } from './weekdayNames.ts';

/**
 * The English texts of every namespace. Whoever has texts adds them here with `declare module`, so that shared-lib knows none of
 * its users.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Its members are declared elsewhere.
export interface Catalogues {}

/** A namespace of texts: a module's name, or a part of the shell or the kit. */
export type Namespace = keyof Catalogues;

/** The keys of a namespace's texts, such as `columns.name`; a plural counts as one key, without its ending. */
export type TextKey<In extends Namespace> = KeysOf<Catalogues[In]>;

/** Where a form's words for errors stand: a namespace and a place in it, such as `mf-team:addMember.problems`. */
export type WordsAt = `${Namespace}:${string}`;

/** Looks up a text of a namespace; `values` are what stands in braces in it, and `count` chooses its plural form. */
export interface Translate<In extends Namespace> {
  (key: TextKey<In>, values?: Values): string;
}

/** How the page speaks now, and who is told when that changes. */
let speech: Wording = asDevice;
let speechCount = 0;
const onSpeech = new Set<() => void>();

/** A screen reader speaks the page with this language's voice. */
const showLanguage = () => (document.documentElement.lang = pageTexts.language);

/**
 * Chooses the page's language and clock, as at the last visit or else as the device has them, and adds the first texts; modules add theirs
 * when they are loaded.
 * @param catalogues texts by namespace and language.
 * @returns ends when they are there. Never rejects.
 */
export async function startI18n(catalogues: Readonly<Record<string, TextsByLanguage>>): Promise<void> {
  speech = readSpeech();
  pageTexts.speak(languageFor(speech, navigator.language));
  showTimesBy(hourCycleFor(speech, navigator.language));
  showLanguage();
  await Promise.all(Object.entries(catalogues).map(([namespace, texts]) => addCatalogues(namespace, texts)));
}

/**
 * Speaks as somebody has chosen, without a reload: what shows texts is told once those of the language are there. A language whose texts
 * can't be fetched now is spoken from the next visit on.
 */
export async function speakAs(chosen: Wording): Promise<void> {
  if (chosen.language === speech.language && chosen.timeFormat === speech.timeFormat) return;
  speech = chosen;
  storeSpeech(chosen);
  const language = languageFor(chosen, navigator.language);
  const isThere = language === pageTexts.language || (await fetchAlso(language));
  // Meanwhile another choice may have been made, which speaks for itself.
  if (speech !== chosen) return;
  if (isThere) pageTexts.speak(language);
  showTimesBy(hourCycleFor(chosen, navigator.language));
  showLanguage();
  speechCount += 1;
  for (const tell of onSpeech) tell();
}

/** Speaks a language from now on, by the same clock, and keeps that on the device: for those without an account. */
export const speakLanguage = (language: 'en' | 'es'): Promise<void> => speakAs({ ...speech, language });

/**
 * Tells whoever shows texts and times that the page speaks otherwise now.
 * @returns a number that is another one then, for the key of what is to be drawn anew.
 */
export const useSpeech = (): number =>
  useSyncExternalStore(
    (tell) => {
      onSpeech.add(tell);
      return () => onSpeech.delete(tell);
    },
    () => speechCount,
  );

/**
 * Texts that are fetched in the language of the page alone, for `withTexts` of the contract.
 * @param files what fetches each language's file, which exports its texts by the name of the language.
 */
export const inPageLanguage =
  <En extends object, Es extends object>(files: { en: () => Promise<En>; es: () => Promise<Es> }) =>
  (): Promise<En | Es> =>
    fetchInPageLanguage(files) as Promise<En | Es>;

/** The texts of one namespace. */
interface Texts<In extends Namespace> {
  t: Translate<In>;
  i18n: { readonly language: string };
}

const textsOf = new Map<string, Texts<never>>();

/**
 * The texts of a namespace: `const { t } = useTexts('mf-team')`. Texts are there before what shows them. When somebody chooses another
 * language, the whole page is drawn anew (`useSpeech`), so nothing else has to listen.
 * @returns `t`, which takes the keys of that namespace alone and is always the same function, and `i18n`, which has the language.
 */
export function useTexts<In extends Namespace>(namespace: In): Texts<In> {
  let texts = textsOf.get(namespace) as Texts<In> | undefined;
  if (!texts) {
    texts = { t: (key, values) => pageTexts.text([`${namespace}:${key}`], values), i18n: pageTexts };
    textsOf.set(namespace, texts as unknown as Texts<never>);
  }
  return texts;
}

/** The language in which dates, numbers and texts are shown, such as `en`. */
export const currentLanguage = () => pageTexts.language;

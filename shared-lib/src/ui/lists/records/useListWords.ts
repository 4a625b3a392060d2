import { useMemo } from 'react';
import { useNow } from '../../../data/index.ts';
import { useTexts, viewerTimeZone, type Namespace } from '../../../i18n/index.ts';
import { addCataloguesOnce } from '../../../i18n/pageTexts.ts';
import type { AnyText, ListAccount, ListWords, RecordColumns } from './recordList.ts';
import { listTexts } from './texts.ts';

type Worded = Pick<RecordColumns<never>, 'id' | 'namespace' | 'texts'>;

/** The texts that all lists have in common, added to the page's when the first list is drawn. */
export function useListTexts() {
  addCataloguesOnce('ui-lists', listTexts);
  return useTexts('ui-lists');
}

/** The texts of a namespace of which the kit knows no key; the type of the list has checked those that are asked for. */
const useAnyTexts = (namespace: string) => useTexts(namespace as Namespace).t as unknown as AnyText;

/** A list's own texts, such as its title, added to the page's when the list is first drawn. */
export function useOwnTexts({ id, texts }: Pick<Worded, 'id' | 'texts'>): ListWords['own'] {
  const namespace = `list-${id}`;
  addCataloguesOnce(namespace, texts);
  return useAnyTexts(namespace);
}

/** What a list's texts and times depend on, made anew only when something of it changes. */
export function useListWords(list: Worded, { memberNames }: Pick<ListAccount, 'memberNames'>): ListWords {
  const { t: tShared, i18n } = useListTexts();
  const own = useOwnTexts(list);
  const t = useAnyTexts(list.namespace);
  const now = useNow();
  const { language } = i18n;
  return useMemo(
    () => ({
      t,
      tShared,
      own,
      language,
      now,
      viewerZone: viewerTimeZone(),
      memberName: (id) => memberNames.get(id) || tShared('unknownMember'),
    }),
    [t, tShared, own, language, now, memberNames],
  );
}

import { useMemo } from 'react';
import { useNow } from '../../../data/index.ts';
import { useTexts, viewerTimeZone, type Namespace } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';
import type { AnyText, ListAccount, ListFormatters, RecordColumns } from './recordList.ts';
import { listTexts } from './texts.ts';

type Worded = Pick<RecordColumns<never>, 'id' | 'namespace' | 'texts'>;

/** Texts shared by all lists, added on first use. */
export function useListTexts() {
  addCatalogsOnce('ui-lists', listTexts);
  return useTexts('ui-lists');
}

/** Texts of a namespace whose keys the kit doesn't know; the list's type has checked them. */
const useAnyTexts = (namespace: string) => useTexts(namespace as Namespace).t as unknown as AnyText;

/** A list's own texts, such as its title, added on first use. */
export function useOwnTexts({ id, texts }: Pick<Worded, 'id' | 'texts'>): ListFormatters['own'] {
  const namespace = `list-${id}`;
  addCatalogsOnce(namespace, texts);
  return useAnyTexts(namespace);
}

/** The formatters for a list's texts and times; memoized. */
export function useListFormatters(
  list: Worded,
  { memberNames }: Pick<ListAccount, 'memberNames'>,
): ListFormatters {
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

import { changeListViews, useListViews } from '../../../../data/listViews/listViews.api.ts';
import { useAccount } from '../../../../data/useAccount.ts';
import type { NamedViews } from '../../../../data/listViews/listView.ts';
import { showToast } from '../../../base/toasts/toastQueue.ts';
import { currentNamedView } from './namedView.ts';
import { useTableTexts } from '../useTableTexts.ts';

/** What named views need to know about their table. */
export interface NamedViewTarget {
  /** The name in the address. */
  named: string | undefined;
  /** The table's state as parameters. */
  params: string;
  /** Normalizes a view's parameters to how the table would write them now. */
  tidy: (params: string) => string;
  /** Applies parameters and puts a name into the address; null for none. */
  open: (params: string, name: string | null) => void;
}

const none: NamedViews = {};

/**
 * The signed-in user's saved views of a table, with their actions.
 * @param list the table's id
 */
export function useNamedViews(list: string, { named, params, tidy, open }: NamedViewTarget) {
  const { t } = useTableTexts();
  const account = useAccount();
  const live = useListViews(list);
  const kept = live.status === 'ready' ? live.data : none;
  const tidied = Object.fromEntries(Object.entries(kept).map(([name, view]) => [name, tidy(view)]));

  // Applies immediately and is saved when online.
  const change = async (changes: Record<string, string | null>) => {
    const written = await changeListViews(account, list, changes);
    if (!written.ok) showToast({ meaning: 'bad', message: t('viewNotSaved') });
  };

  return {
    live,
    views: kept,
    inUse: currentNamedView(tidied, named, params),
    open: (name: string) => open(kept[name] ?? '', name),
    leave: () => open('', null),
    save: (name: string) => {
      void change({ [name]: params });
      open(params, name);
    },
    rename: (name: string, next: string) => {
      if (next === name) return;
      void change({ [name]: null, [next]: kept[name] ?? '' });
      if (named === name) open(params, next);
    },
    remove: (name: string) => {
      const removed = kept[name] ?? '';
      void change({ [name]: null });
      showToast({
        meaning: 'good',
        message: t('viewDeleted', { name }),
        undo: () => void change({ [name]: removed }),
      });
    },
  };
}

export type SavedViews = ReturnType<typeof useNamedViews>;

import {
  changeDefaultView,
  changeListViews,
  useListViews,
} from '../../../../data/listViews/listViews.api.ts';
import { useAccount } from '../../../../data/useAccount.ts';
import { maxDefaultViewLength, type ListViews } from '../../../../data/listViews/listView.ts';
import { showToast } from '../../../base/toasts/toastQueue.ts';
import { currentNamedView } from './namedView.ts';
import { useTableTexts } from '../useTableTexts.ts';

/** A table, as named views use it. */
export interface NamedViewTarget {
  /** The name in the address. */
  named: string | undefined;
  /** The table's state as parameters. */
  params: string;
  /** The view the table opens on without a default of the user's own, as parameters. */
  builtIn: string;
  /** Normalizes a view's parameters to how the table would write them now. */
  tidy: (params: string) => string;
  /** Applies parameters and puts a name into the address; null for none. */
  open: (params: string, name: string | null) => void;
}

const none: ListViews = { views: {}, opensOn: null };

/**
 * The signed-in user's saved views of a table, with their actions.
 * @param list the table's id
 */
export function useNamedViews(list: string, { named, params, builtIn, tidy, open }: NamedViewTarget) {
  const { t } = useTableTexts();
  const account = useAccount();
  const live = useListViews(list);
  const { views: kept, opensOn } = live.status === 'ready' ? live.data : none;
  const tidied = Object.fromEntries(Object.entries(kept).map(([name, view]) => [name, tidy(view)]));

  // Applies immediately and is saved when online.
  const save = async (writing: ReturnType<typeof changeListViews>) => {
    const written = await writing;
    if (!written.ok) showToast({ meaning: 'bad', message: t('viewNotSaved') });
  };
  const change = (changes: Record<string, string | null>) => save(changeListViews(account, list, changes));
  const setDefault = (next: string | null) => {
    void save(changeDefaultView(account, list, next));
    showToast({
      meaning: 'good',
      message: t(next === null ? 'defaultReset' : 'defaultSaved'),
      undo: () => void save(changeDefaultView(account, list, opensOn)),
    });
  };

  return {
    live,
    views: kept,
    inUse: currentNamedView(tidied, named, params),
    /** Whether the user has a default view. */
    hasDefault: opensOn !== null,
    /** Whether the table shows a view that can become the default and isn't yet. */
    canBeDefault: params.length <= maxDefaultViewLength && tidy(opensOn ?? builtIn) !== params,
    makeDefault: () => setDefault(params),
    resetDefault: () => setDefault(null),
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

import { deleteField, doc, setDoc } from 'firebase/firestore';
import { listViewsSchema, type ListViews } from './listView.ts';
import { paths } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument } from '../listenTo.ts';
import { liveHookOfAccount } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';

type Person = Pick<Account, 'customerId' | 'uid'>;

const none: ListViews = { views: {}, opensOn: null };

const useViewsAt = liveHookOfAccount<ListViews, { uid: string; list: string }>(
  'listenToListViews',
  (customerId, { uid, list }, onData, onError) =>
    listenToDocument(
      paths.listViews(customerId, uid, list),
      listViewsSchema,
      (document) => onData(document ?? none),
      onError,
    ),
);

/**
 * The signed-in user's saved views of a list and the view it opens on, live.
 * @param list the list's id
 */
export function useListViews(list: string) {
  const { uid } = useAccount();
  return useViewsAt({ uid, list });
}

/**
 * Changes views of a list. Other views are kept, including those another device adds meanwhile.
 * @param changes the views' parameters by name; null removes one
 */
export const changeListViews = (
  { customerId, uid }: Person,
  list: string,
  changes: Readonly<Record<string, string | null>>,
) =>
  attemptWrite(`Changing the views of ${list}`, () =>
    setDoc(
      doc(firestore(), paths.listViews(customerId, uid, list)),
      {
        views: Object.fromEntries(
          Object.entries(changes).map(([name, params]) => [name, params ?? deleteField()]),
        ),
      },
      { merge: true },
    ),
  );

/**
 * Sets the view a list opens on for this user.
 * @param opensOn the view's parameters; null for the product's own
 */
export const changeDefaultView = ({ customerId, uid }: Person, list: string, opensOn: string | null) =>
  attemptWrite(`Changing the default view of ${list}`, () =>
    setDoc(
      doc(firestore(), paths.listViews(customerId, uid, list)),
      { opensOn: opensOn ?? deleteField() },
      { merge: true },
    ),
  );

import { deleteField, doc, setDoc } from 'firebase/firestore';
import { listViewsSchema, type NamedViews } from './listView.ts';
import { paths } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument } from '../listenTo.ts';
import { liveHookOfAccount } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';

type Person = Pick<Account, 'customerId' | 'uid'>;

const none: NamedViews = {};

const useViewsAt = liveHookOfAccount<NamedViews, { uid: string; list: string }>(
  'listenToListViews',
  (customerId, { uid, list }, onData, onError) =>
    listenToDocument(
      paths.listViews(customerId, uid, list),
      listViewsSchema,
      (document) => onData(document?.views ?? none),
      onError,
    ),
);

/**
 * The signed-in user's saved views of a list, live.
 * @param list the list's id
 */
export function useListViews(list: string) {
  const { uid } = useAccount();
  return useViewsAt({ uid, list });
}

/**
 * Changes views of a list. Other views stay, including those another device adds meanwhile.
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

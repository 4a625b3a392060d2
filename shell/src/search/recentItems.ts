import { recentItemsKey } from 'shared-lib/session';

/** Something that the header search opened. */
export interface RecentItem {
  readonly address: string;
  readonly name: string;
  readonly detail: string;
}

/** The owner of the items: a user in an account. */
export interface RecentOwner {
  readonly uid: string;
  readonly customerId: string;
}

/** Maximum number of items that are remembered. */
export const maxRecent = 8;

const isItem = (item: unknown): item is RecentItem => {
  if (typeof item !== 'object' || item === null) return false;
  const { address, name, detail } = item as Record<string, unknown>;
  // Only this site's addresses: `//` starts another's.
  return typeof address === 'string' && /^\/(?!\/)/.test(address) && [name, detail].every(isText);
};

const isText = (value: unknown) => typeof value === 'string' && value.length <= 500;

/** The items with one added as the latest; the same address is listed once. */
export const withRecent = (items: readonly RecentItem[], item: RecentItem): readonly RecentItem[] =>
  [item, ...items.filter(({ address }) => address !== item.address)].slice(0, maxRecent);

/**
 * The items that the owner opened last on this device, the latest first; none if storage is unavailable or
 * damaged.
 */
export function readRecentItems({ uid, customerId }: RecentOwner): readonly RecentItem[] {
  try {
    const stored = JSON.parse(localStorage.getItem(recentItemsKey) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (stored?.['uid'] !== uid || stored['customerId'] !== customerId) return [];
    const { items } = stored;
    return Array.isArray(items) ? items.filter(isItem).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** Remembers an item until sign-out; another owner's are dropped. Does nothing if storage is unavailable. */
export function saveRecentItem({ uid, customerId }: RecentOwner, item: RecentItem): void {
  const items = withRecent(readRecentItems({ uid, customerId }), item);
  try {
    localStorage.setItem(recentItemsKey, JSON.stringify({ uid, customerId, items }));
  } catch {
    // The search works without them.
  }
}

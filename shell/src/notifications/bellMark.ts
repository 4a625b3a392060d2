import type { LiveResult } from 'shared-lib/data';
import { notificationBadgeMax } from 'shared-lib/domain';
import type { BellFacts } from 'shared-lib/data/notifications';

/** The mark on the bell. */
export type BellMark =
  | { readonly kind: 'none' | 'dot' | 'failed' }
  /** `shown` is the badge's text. */
  | { readonly kind: 'count'; readonly shown: string };

/**
 * The mark on the bell (spec section 2): a dot if any are unread; on a phone, the number of unseen ones
 * instead, up to a maximum.
 * @param isPhone whether the mobile header is shown.
 */
export function bellMark(live: LiveResult<BellFacts>, isPhone: boolean): BellMark {
  if (live.status === 'failed') return { kind: 'failed' };
  if (live.status === 'loading') return { kind: 'none' };
  const { hasUnread, unseen } = live.data;
  if (isPhone && unseen > 0) {
    return {
      kind: 'count',
      shown: unseen > notificationBadgeMax ? `${notificationBadgeMax}+` : String(unseen),
    };
  }
  return { kind: hasUnread ? 'dot' : 'none' };
}

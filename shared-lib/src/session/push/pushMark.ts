/** Local storage key of the path of this browser's device, which shows push notifications. */
export const pushMarkKey = 'vh_push_device';

/** The path; null if this browser shows no push notifications, or storage is unavailable. */
export function pushMark(): string | null {
  try {
    return localStorage.getItem(pushMarkKey);
  } catch {
    return null;
  }
}

/** What a person can do about push notifications in this browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

interface BrowserFacts {
  readonly isSupported: boolean;
  /** The browser's permission. */
  readonly permission: 'granted' | 'denied' | 'default';
  /** Whether it is one of the person's devices. */
  readonly isAdded: boolean;
}

/** Decides it. A device whose permission was taken away shows nothing, so it isn't on. */
export const pushStateOf = ({ isSupported, permission, isAdded }: BrowserFacts): PushState => {
  if (!isSupported) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return isAdded && permission === 'granted' ? 'on' : 'off';
};

/** The same of this browser. */
export const browserPushState = (isAdded: boolean): PushState => {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return pushStateOf({
    isSupported,
    permission: isSupported ? Notification.permission : 'default',
    isAdded,
  });
};

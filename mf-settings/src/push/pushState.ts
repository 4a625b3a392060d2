/** The state of push notifications in this browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

interface BrowserFacts {
  readonly isSupported: boolean;
  /** The browser's permission. */
  readonly permission: 'granted' | 'denied' | 'default';
  /** Whether it is one of the person's devices. */
  readonly isAdded: boolean;
}

/** Determines the state. A device whose permission was revoked shows nothing, so it isn't on. */
export const pushStateOf = ({ isSupported, permission, isAdded }: BrowserFacts): PushState => {
  if (!isSupported) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return isAdded && permission === 'granted' ? 'on' : 'off';
};

/** The state of this browser. */
export const browserPushState = (isAdded: boolean): PushState => {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return pushStateOf({
    isSupported,
    permission: isSupported ? Notification.permission : 'default',
    isAdded,
  });
};

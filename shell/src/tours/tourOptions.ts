import type { Options, Props } from 'react-joyride';

/** The tour's options (spec section 9). */
export const tourOptions: Partial<Options> = {
  buttons: ['back', 'close', 'primary', 'skip'],
  showProgress: false,
  overlayClickAction: false,
  dismissKeyAction: 'close',
  closeButtonAction: 'close',
  blockTargetInteraction: false,
  spotlightPadding: 8,
  skipScroll: true,
  scrollOffset: 20,
  scrollDuration: 300,
  width: 380,
  // Above dialogs and drawers, which have 200.
  zIndex: 1000,
  skipBeacon: true,
  // The runner has found the target before the library is asked to show it.
  targetWaitTimeout: 0,
  // A trap would keep keyboards from the target, which may be used.
  disableFocusTrap: true,
  overlayColor: 'rgb(6 14 13 / 55%)',
  spotlightRadius: 12,
  arrowColor: 'var(--vh-raised)',
  arrowBase: 22,
  arrowSize: 11,
};

export const tourStyles: NonNullable<Props['styles']> = {
  floater: { filter: 'drop-shadow(0 8px 24px rgb(6 14 13 / 28%))', transition: 'opacity 160ms ease-out' },
  // On a dark page the dimming alone is hard to see.
  spotlight: { stroke: 'var(--vh-brand)', strokeWidth: 2 },
};

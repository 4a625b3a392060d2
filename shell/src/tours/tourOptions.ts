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
  // Above dialogs and drawers, which use 200.
  zIndex: 1000,
  skipBeacon: true,
  // The runner finds the target before it shows the step.
  targetWaitTimeout: 0,
  // A focus trap would keep keyboard users from the target, which is interactive.
  disableFocusTrap: true,
  overlayColor: 'rgb(6 14 13 / 55%)',
  spotlightRadius: 12,
  arrowColor: 'var(--vh-raised)',
  arrowBase: 22,
  arrowSize: 11,
};

export const tourStyles: NonNullable<Props['styles']> = {
  floater: { filter: 'drop-shadow(0 8px 24px rgb(6 14 13 / 28%))', transition: 'opacity 160ms ease-out' },
  // Dimming alone is hard to see on a dark page.
  spotlight: { stroke: 'var(--vh-brand)', strokeWidth: 2 },
};

/** A dialog's buttons on the screen, in pixels. */
interface Buttons {
  readonly top: number;
  readonly right: number;
}

/** How far toasts extend from the window's right edge, including their margin. */
const reach = 432;

/**
 * How much space the toasts in the window's bottom-right corner leave below them, so they don't cover a dialog's
 * buttons.
 * @returns pixels from the bottom of the window
 */
export const toastBottomOffset = (
  dialogs: readonly Buttons[],
  screen: { readonly width: number; readonly height: number },
): number =>
  Math.max(
    0,
    ...dialogs.filter(({ right }) => right > screen.width - reach).map(({ top }) => screen.height - top),
  );

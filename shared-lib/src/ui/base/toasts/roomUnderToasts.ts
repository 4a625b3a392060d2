/** A dialog's buttons on the screen, in pixels. */
interface Buttons {
  readonly top: number;
  readonly right: number;
}

/** How far toasts reach from the window's end, with their margin. */
const reach = 432;

/**
 * How much room toasts, which are at the bottom of the window's end, leave under them so that they cover no buttons of
 * a dialog.
 * @returns pixels from the bottom of the window
 */
export const roomUnderToasts = (
  dialogs: readonly Buttons[],
  screen: { readonly width: number; readonly height: number },
): number =>
  Math.max(
    0,
    ...dialogs.filter(({ right }) => right > screen.width - reach).map(({ top }) => screen.height - top),
  );

/**
 * Watches the buttons of open dialogs while a dialog opens, closes, grows or scrolls, and while the window changes.
 * @param onMoved called at first, and at most once a frame
 * @returns stops watching
 */
export function watchDialogButtons(onMoved: (buttons: readonly Element[]) => void): () => void {
  let watched: readonly Element[] = [];
  let frame: number | null = null;
  const look = () => {
    frame = null;
    const buttons = [...document.querySelectorAll('[data-dialog-buttons]')];
    if (buttons.length !== watched.length || buttons.some((one, index) => one !== watched[index])) {
      watched = buttons;
      sizes.disconnect();
      // Buttons move when what is around them grows.
      for (const one of buttons) {
        for (let around: Element | null = one; around !== null; around = around.parentElement)
          sizes.observe(around);
      }
    }
    onMoved(buttons);
  };
  const lookSoon = () => (frame ??= requestAnimationFrame(look));
  const sizes = new ResizeObserver(lookSoon);
  const elements = new MutationObserver(lookSoon);
  elements.observe(document.body, { childList: true, subtree: true });
  const stop = new AbortController();
  const passively = { capture: true, passive: true, signal: stop.signal };
  // A dialog that opens moves into place.
  for (const event of ['scroll', 'transitionend', 'animationend'])
    document.addEventListener(event, lookSoon, passively);
  window.addEventListener('resize', lookSoon, passively);
  look();
  return () => {
    stop.abort();
    elements.disconnect();
    sizes.disconnect();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}

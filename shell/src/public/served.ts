/** After this long, any rendered content counts; a page that failed to load shows its own error. */
const patienceMs = 20_000;

/**
 * Removes the server-rendered content once the page shows its own heading or an error. Until then, readers
 * see tonight's status instead of a skeleton.
 * @param root where the page is rendered
 */
export function removeServedContent(root: HTMLElement): void {
  const served = document.getElementById('served');
  if (!served) return;
  let isOverdue = false;
  const look = () => {
    const isShown = root.querySelector('h1, [role="alert"]:not(:empty)') !== null;
    if (!isShown && !(isOverdue && root.textContent !== '')) return;
    observer.disconnect();
    served.remove();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => {
    isOverdue = true;
    look();
  }, patienceMs);
}

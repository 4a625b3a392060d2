/** After this long, what the code shows counts, whatever it is: a page that could not be loaded says so itself. */
const patienceMs = 20_000;

/**
 * Takes away what was served ahead of the page once the page shows the same itself, which it does under its heading, or that something
 * went wrong. Until then a reader keeps tonight's state in view in place of a skeleton.
 * @param root where the page is rendered
 */
export function giveWayToPage(root: HTMLElement): void {
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

/** How long a setting stays marked, in milliseconds. */
const markedFor = 4000;

/** How long it is waited for: its tab's code and its values have to come first. */
const patience = 15_000;

const focusable = 'input, button, select, textarea, a[href], [tabindex]';

const settingIn = (root: ParentNode, setting: string): HTMLElement | null => {
  const name = CSS.escape(setting);
  return root.querySelector(`[role="tabpanel"] :is([data-setting="${name}"], [data-field="${name}"])`);
};

function show(element: HTMLElement): void {
  const control = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  if (!control) element.tabIndex = -1;
  const row = element.closest<HTMLElement>('[data-setting], [data-field-row]') ?? element;
  row.scrollIntoView({ block: 'center' });
  (control ?? element).focus({ preventScroll: true });
  row.dataset.found = '';
  setTimeout(() => delete row.dataset.found, markedFor);
}

/** Which place of the page is asked for. */
interface Sought {
  readonly tab: string | null;
  readonly view: string | null;
  /** The name of its field, or what `data-setting` says; null for none. */
  readonly setting: string | null;
  /** How often something was asked for, so that the same place can be asked for again. */
  readonly asked: number;
}

/**
 * Leads to a setting of the tab that is open: scrolls to it, puts the focus on it and marks it for a moment (`data-found`). One that is
 * not there yet is waited for, until somebody does something else.
 * @returns what ends the waiting.
 */
export function showSetting({ setting }: Sought): () => void {
  if (setting === null) return () => {};
  const end = new AbortController();
  const tryIt = () => {
    const element = settingIn(document, setting);
    if (!element) return;
    end.abort();
    show(element);
  };
  const observer = new MutationObserver(tryIt);
  // After the key that chose it, whose later phases would end the waiting.
  const first = setTimeout(tryIt);
  const timer = setTimeout(() => end.abort(), patience);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(first);
    clearTimeout(timer);
  });
  for (const act of ['pointerdown', 'keydown']) {
    window.addEventListener(act, () => end.abort(), { signal: end.signal, capture: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return () => end.abort();
}

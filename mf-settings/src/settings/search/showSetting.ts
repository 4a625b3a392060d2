/** How long a setting stays highlighted, in milliseconds. */
const markedFor = 4000;

/** How long to wait for it: its tab's code and values must load first. */
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

/** The requested place on the page. */
interface Sought {
  readonly tab: string | null;
  readonly view: string | null;
  /** The name of its field, or its `data-setting`; null for none. */
  readonly setting: string | null;
  /** The number of requests, so the same place can be requested again. */
  readonly asked: number;
}

/**
 * Shows a setting of the open tab: scrolls to it, focuses it and highlights it briefly (`data-found`). If it hasn't
 * loaded yet, waits for it until the user does something else.
 * @returns a function that ends the waiting.
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
  // After the key press that chose it, whose later phases would end the waiting.
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

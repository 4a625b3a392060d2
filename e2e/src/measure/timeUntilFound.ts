/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Milliseconds from the next input in the header's search until the first result of a group shows.
 * @param group how its heading starts
 */
export const timeUntilFound = (page: Page, group: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        let began = 0;
        window.addEventListener('input', () => (began = performance.now()), { once: true, capture: true });
        const isShown = () =>
          [...document.querySelectorAll('[role=listbox] [role=group]')].some(
            (one) =>
              one.querySelector('[role=presentation]')?.textContent.startsWith(name) &&
              one.querySelector('[role=option]'),
          );
        const observer = new MutationObserver(() => {
          if (began === 0 || !isShown()) return;
          observer.disconnect();
          resolve(performance.now() - began);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    group,
  );

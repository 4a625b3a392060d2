/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Minimum height of a touch target, in pixels. */
const min = 44;

/**
 * Controls that are too small for a finger: less than 44 px high, and not surrounded by something that does the same. Text links (WCAG 2.5.8)
 * and controls that can't be pressed are exempt.
 * @returns one line each
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((height) => {
    const controls =
      'a[href], button, select, textarea, input:not([type=hidden]), summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=menuitem]';
    /** A link that consists only of text: no taller than a line. */
    const isText = (element: Element) => {
      const { display, fontSize, lineHeight } = getComputedStyle(element);
      const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.6;
      const { height: own } = element.getBoundingClientRect();
      return element.matches('a') ? own <= line + 1 : element.matches('button') && display === 'inline';
    };
    const isPressable = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled=true], [inert] *') &&
      getComputedStyle(element).pointerEvents !== 'none';
    /** Whether a press at a point does what the control does. */
    const reaches = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      // A list's row opens wherever it is pressed, and its checkbox's cell selects it.
      const area =
        element.closest('[data-select]') ??
        (element.matches('[data-opens] [data-open]') ? element.closest('[data-index]') : element);
      if (area?.contains(hit)) return true;
      const label = hit.closest('label');
      return label !== null && (label as HTMLLabelElement).control === element;
    };
    const small = [...document.querySelectorAll(controls)].filter((element) => {
      const found = element.getBoundingClientRect();
      if (found.height === 0 || found.width === 0 || found.height >= height) return false;
      if (isText(element) || !isPressable(element)) return false;
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height: own } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + own / 2];
      // Covered by something else, or outside of the window.
      if (!reaches(element, x, y)) return false;
      /** How far off a press may be in a direction, in pixels. */
      const reach = (direction: number) => {
        let distance = 0;
        while (distance < height && reaches(element, x, y + direction * (distance + 1))) distance += 1;
        return distance;
      };
      return reach(-1) + reach(1) + 1 < height - 1;
    });
    window.scrollTo(0, 0);
    return small.map((element) => {
      const { width, height: own } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const looks = (element.getAttribute('class') ?? '').slice(0, 80);
      return `${Math.round(width)}×${Math.round(own)} <${element.tagName.toLowerCase()}> ${name.slice(0, 40)} (${looks})`;
    });
  }, min);

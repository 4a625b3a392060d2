import type { Clock, Probe } from './runner/ports.ts';

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const watchedAttributes = ['class', 'style', 'hidden', 'open', 'aria-selected', 'aria-expanded', 'data-tour'];

/** The `data-tour` value of the navigation button on a phone. */
const menuTarget = 'nav-menu';

const marked = (value: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(value)}"]`),
];

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/**
 * Elements a step can point at: those with its target's name. On a phone, an entry hidden in the drawer is
 * replaced by the button that opens it.
 */
function candidatesFor(target: string): HTMLElement[] {
  if (target === 'body') return [document.body];
  const elements = marked(target);
  return target.startsWith('nav-') && elements.length > 0 ? [...elements, ...marked(menuTarget)] : elements;
}

const tabTarget = (tab: string) => `settings-tab-${tab}`;

function tabState(tab: string | undefined) {
  if (tab === undefined) return 'none';
  const element = marked(tabTarget(tab)).find(isVisible);
  if (!element) return 'absent';
  const { ariaSelected, ariaExpanded } = element;
  return ariaSelected === 'true' || ariaExpanded === 'true' ? 'chosen' : 'idle';
}

/** Whether an element is the navigation button on a phone. */
export const isMenuButton = (element: HTMLElement) => element.dataset.tour === menuTarget;

/** The tours' view of the page. */
export const documentProbe: Probe<HTMLElement> = {
  see({ target, tab }) {
    const candidates = candidatesFor(target);
    const anchor = candidates.find(isVisible) ?? null;
    const tabs = [...document.querySelectorAll<HTMLElement>('[data-tour^="settings-tab-"]')];
    return {
      anchor,
      target: anchor ? 'visible' : candidates.length > 0 ? 'hidden' : 'absent',
      tab: tabState(tab),
      hasTabs: tabs.some(isVisible),
    };
  },

  clickTab: (tab) => marked(tabTarget(tab)).find(isVisible)?.click(),

  onChange(run) {
    let frame = 0;
    // Many changes come at once; check the page at most once per frame.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(run);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: watchedAttributes,
    });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', soon);
    };
  },
};

/** Space a step's card needs next to the top of its target, in CSS pixels. */
const margin = 80;

/** Scrolls the top of an element into view, instantly; does nothing if it is visible. */
export function scrollToTarget(element: HTMLElement) {
  if (element === document.body) return;
  const { top, left, right } = element.getBoundingClientRect();
  const isInSight =
    top >= 0 &&
    top <= window.innerHeight - margin &&
    left >= 0 &&
    right <= document.documentElement.clientWidth;
  if (!isInSight) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { teamMigrationSessionKey } from 'shared-lib/domain';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import type { Tab } from './tab.ts';

/**
 * Something a person looks for: an element by role and name, a field by label, or a text; inside something else or anywhere on the page.
 */
export type ElementQuery = ({ readonly role: string; readonly name?: string | RegExp } | Label | Text) & {
  readonly within?: ElementQuery | undefined;
};
interface Label {
  readonly label: string | RegExp;
}
interface Text {
  readonly text: string | RegExp;
}

export const button = (name: string | RegExp, within?: ElementQuery): ElementQuery => ({
  role: 'button',
  name,
  within,
});
export const heading = (name: string | RegExp, within?: ElementQuery): ElementQuery => ({
  role: 'heading',
  name,
  within,
});
export const dialog = (name: string | RegExp): ElementQuery => ({ role: 'dialog', name });
/** A side panel next to the page; over it, on a narrow screen, it is a dialog. */
export const panel = (name: string | RegExp): ElementQuery => ({ role: 'complementary', name });
export const field = (label: string | RegExp, within?: ElementQuery): ElementQuery => ({ label, within });
export const text = (words: string | RegExp): ElementQuery => ({ text: words });

/** Testing Library for browsers: the same queries in every engine, without a package for each. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A text or regular expression as JSON. */
const asJson = (sight: ElementQuery): unknown =>
  JSON.parse(
    JSON.stringify(sight, (_, value: unknown) =>
      value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
    ),
  );

/** Timeout for something to appear, long enough for a busy machine. */
const timeoutMillis = 60_000;

interface Found {
  /** Its text, or a field's value. */
  readonly text: string;
  /** Its center in CSS pixels; null if something covers it, or it moves. */
  readonly middle: { readonly x: number; readonly y: number } | null;
}

type Act = 'look' | 'aim' | 'select all' | { readonly choose: string };

/**
 * Runs in the page: finds visible elements; null before the library is loaded.
 * @param act what to do with the first: scroll to it and aim, select a field's text, or choose an option
 */
async function find(sight: unknown, act: Act): Promise<readonly Found[] | null> {
  interface Wire {
    role?: string;
    name?: unknown;
    label?: unknown;
    text?: unknown;
    within?: Wire;
  }
  type Query = (root: Element, what: unknown, options?: object) => HTMLElement[];
  const { TestingLibraryDom: library } = window as unknown as {
    TestingLibraryDom?: Record<'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText', Query>;
  };
  if (library === undefined) return null;
  const matcher = (value: unknown) => {
    const { pattern, flags } = value as { pattern: string; flags: string };
    return typeof value === 'string' ? value : new RegExp(pattern, flags);
  };
  const seek = ({ role, name, label, text, within }: Wire): HTMLElement[] =>
    (within ? seek(within) : [document.body])
      .flatMap((root) => {
        if (role !== undefined)
          return library.queryAllByRole(root, role, name === undefined ? {} : { name: matcher(name) });
        return label !== undefined
          ? library.queryAllByLabelText(root, matcher(label))
          : library.queryAllByText(root, matcher(text));
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const found = seek(sight as Wire);
  const [first] = found;
  const cornerOf = (element: Element) => {
    const { left, top } = element.getBoundingClientRect();
    return `${left} ${top}`;
  };
  let isMoving = false;
  if (first && act === 'aim') {
    first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    await frame();
    const corner = cornerOf(first);
    await frame().then(frame);
    isMoving = cornerOf(first) !== corner;
  }
  if (first && act === 'select all') (first as HTMLInputElement).select();
  if (first && typeof act === 'object') {
    (first as HTMLSelectElement).value = act.choose;
    first.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    const isField = ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
    return {
      text: isField ? (element as HTMLInputElement).value : element.innerText,
      middle: isHit && !isMoving ? { x, y } : null,
    };
  });
}

/** Someone at a device, who finds things by what the page shows. */
export class Person {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  async #find(sight: ElementQuery, act: Act = 'look'): Promise<readonly Found[]> {
    const found = await this.tab.run(find, asJson(sight), act);
    if (found !== null) return found;
    await this.tab.load(library);
    return (await this.tab.run(find, asJson(sight), act)) ?? [];
  }

  async open(address: string): Promise<void> {
    await this.tab.open(new URL(address, this.#origin).href);
  }

  /** Signs in with the form, then opens an address. */
  async signIn(email: string, address = '/'): Promise<void> {
    await this.open(`/login?next=${encodeURIComponent(address)}`);
    // As in `signIn` of the other browser tests: team members created by tests have no logins.
    await this.tab.run((key) => sessionStorage.setItem(key, 'done'), teamMigrationSessionKey);
    await this.fill(field('Email'), email);
    await this.fill(field('Password'), demoPassword);
    await this.press(button('Log in'));
    await this.waitFor({ role: 'banner' });
  }

  /** Waits until something is there and the first match contains these words. */
  async waitFor(sight: ElementQuery, words: string | RegExp = ''): Promise<void> {
    await expect(async () => {
      const found = (await this.#find(sight)).map((one) => one.text);
      expect(found, `${JSON.stringify(asJson(sight))} is on the page`).not.toEqual([]);
      if (words instanceof RegExp) expect(found[0]).toMatch(words);
      else expect(found[0]).toContain(words);
    }).toPass({ timeout: timeoutMillis });
  }

  /** Waits until something is gone. */
  async waitUntilGone(sight: ElementQuery): Promise<void> {
    await expect(async () => expect(await this.#find(sight)).toEqual([])).toPass({ timeout: timeoutMillis });
  }

  /** Clicks something once it is there, nothing covers it, and it doesn't move. */
  async press(sight: ElementQuery): Promise<void> {
    let middle: Found['middle'] = null;
    await expect(async () => {
      const [first] = await this.#find(sight, 'aim');
      expect(first, `${JSON.stringify(asJson(sight))} is on the page`).toBeDefined();
      middle = first!.middle;
      expect(middle, `${JSON.stringify(asJson(sight))} can be clicked`).not.toBeNull();
    }).toPass({ timeout: timeoutMillis });
    await this.tab.click(middle!.x, middle!.y);
  }

  /** Clicks a field and replaces its text. */
  async fill(sight: ElementQuery, words: string): Promise<void> {
    await this.press(sight);
    await this.#find(sight, 'select all');
    await this.tab.type(words);
    await this.waitFor(sight, words);
  }

  /** Chooses an option of a select by value. The opened list is drawn by the system, out of any driver's reach. */
  async choose(sight: ElementQuery, value: string): Promise<void> {
    await this.waitFor(sight);
    await this.#find(sight, { choose: value });
  }

  /** Something's text, or a field's value, once it is there. */
  async textOf(sight: ElementQuery): Promise<string> {
    await this.waitFor(sight);
    return (await this.#find(sight))[0]!.text;
  }

  /** How many CSS pixels the page is wider than its window. */
  overflow(): Promise<number> {
    return this.tab.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }
}

/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { teamMigrationSessionKey } from 'shared-lib/domain';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import type { Tab } from './tab.ts';

/** What a person looks for: something by its role and name, a field by its label, or a text; within something else or on the whole page. */
export type Sight = ({ readonly role: string; readonly name?: string | RegExp } | Label | Text) & {
  readonly within?: Sight | undefined;
};
interface Label {
  readonly label: string | RegExp;
}
interface Text {
  readonly text: string | RegExp;
}

export const button = (name: string | RegExp, within?: Sight): Sight => ({ role: 'button', name, within });
export const heading = (name: string | RegExp, within?: Sight): Sight => ({ role: 'heading', name, within });
export const dialog = (name: string | RegExp): Sight => ({ role: 'dialog', name });
export const field = (label: string | RegExp, within?: Sight): Sight => ({ label, within });
export const text = (words: string | RegExp): Sight => ({ text: words });

/** Testing Library for browsers: the same queries in every engine, without a package for each. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** JSON knows no regular expressions. */
const asJson = (sight: Sight): unknown =>
  JSON.parse(
    JSON.stringify(sight, (_, value: unknown) =>
      value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
    ),
  );

/** How long a busy machine may take until a page shows something. */
const patience = 60_000;

/** What is found on a page. */
interface Found {
  /** Its text, or the value of a field. */
  readonly text: string;
  /** Its middle, in CSS pixels; null where something lies above it. */
  readonly middle: { readonly x: number; readonly y: number } | null;
}

type Act = 'look' | 'aim' | 'select all' | { readonly choose: string };

/**
 * Finds what is visible, in the page; null before the library is there.
 * @param act what to do with the first: scroll to it and aim, select the text of a field, or choose an option
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
  if (first && act === 'aim') {
    first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    await frame().then(frame);
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
      middle: isHit ? { x, y } : null,
    };
  });
}

/** Somebody at a device, who knows the product by what is on the page. */
export class Person {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  async #find(sight: Sight, act: Act = 'look'): Promise<readonly Found[]> {
    const found = await this.tab.run(find, asJson(sight), act);
    if (found !== null) return found;
    await this.tab.load(library);
    return (await this.tab.run(find, asJson(sight), act)) ?? [];
  }

  async open(address: string): Promise<void> {
    await this.tab.open(new URL(address, this.#origin).href);
  }

  /** Signs in by the form, which then opens an address. */
  async signIn(email: string, address = '/'): Promise<void> {
    await this.open(`/login?next=${encodeURIComponent(address)}`);
    // As in `signIn` of the other browser tests: members that a test makes have no logins.
    await this.tab.run((key) => sessionStorage.setItem(key, 'done'), teamMigrationSessionKey);
    await this.fill(field('Email'), email);
    await this.fill(field('Password'), demoPassword);
    await this.press(button('Log in'));
    await this.sees({ role: 'banner' });
  }

  /** Waits until something is there, the first of it with these words. */
  async sees(sight: Sight, words: string | RegExp = ''): Promise<void> {
    await expect(async () => {
      const found = (await this.#find(sight)).map((one) => one.text);
      expect(found, `${JSON.stringify(asJson(sight))} is on the page`).not.toEqual([]);
      if (words instanceof RegExp) expect(found[0]).toMatch(words);
      else expect(found[0]).toContain(words);
    }).toPass({ timeout: patience });
  }

  /** Waits until something is gone. */
  async misses(sight: Sight): Promise<void> {
    await expect(async () => expect(await this.#find(sight)).toEqual([])).toPass({ timeout: patience });
  }

  /** Clicks something, once it is there and nothing lies above it. */
  async press(sight: Sight): Promise<void> {
    let middle: Found['middle'] = null;
    await expect(async () => {
      const [first] = await this.#find(sight, 'aim');
      expect(first, `${JSON.stringify(asJson(sight))} is on the page`).toBeDefined();
      middle = first!.middle;
      expect(middle, `${JSON.stringify(asJson(sight))} is free to be clicked`).not.toBeNull();
    }).toPass({ timeout: patience });
    await this.tab.click(middle!.x, middle!.y);
  }

  /** Clicks a field and types a text in place of its own. */
  async fill(sight: Sight, words: string): Promise<void> {
    await this.press(sight);
    await this.#find(sight, 'select all');
    await this.tab.type(words);
    await this.sees(sight, words);
  }

  /** Chooses an option of a list by its value. The list that opens is drawn by the system, where no driver reaches. */
  async choose(sight: Sight, value: string): Promise<void> {
    await this.sees(sight);
    await this.#find(sight, { choose: value });
  }

  /** The text of something, or the value of a field, once it is there. */
  async reads(sight: Sight): Promise<string> {
    await this.sees(sight);
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

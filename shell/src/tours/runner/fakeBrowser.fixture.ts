import type { TourStep } from 'shared-lib/contract';
import type { Clock, Probe, Routes } from './ports.ts';

/** Milliseconds from arriving on a page, or selecting a tab, until a target appears. */
type Delays = Readonly<Record<string, number>>;

/** Pages by path. */
export type FakePages = Readonly<
  Record<
    string,
    { targets: Delays; tabs?: Readonly<Record<string, Delays>>; tabsAfter?: number; isDown?: boolean }
  >
>;

interface Timer {
  at: number;
  run: () => void;
}

/** A fake browser for the runner's tests: a manual clock, and pages whose parts appear late. */
export class FakeBrowser {
  readonly pages: FakePages;
  readonly nav: Delays;
  address = '/';
  listeners = 0;
  onGo = () => {};
  #time = 0;
  #arrived = 0;
  #tab: { name: string; chosen: number } | null = null;
  #timers: Timer[] = [];
  #observer = () => {};
  #removed = new Set<string>();
  #anchors = new Map<string, object>();

  constructor(pages: FakePages, nav: Delays) {
    this.pages = pages;
    this.nav = nav;
  }

  readonly clock: Clock & { isIdle: () => boolean } = {
    now: () => this.#time,
    after: (milliseconds, run) => {
      const timer = { at: this.#time + milliseconds, run };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
      };
    },
    isIdle: () => this.#timers.length === 0,
  };

  readonly routes: Routes = {
    isAt: (path) => this.address === path || this.address.startsWith(`${path}?`),
    go: (path) => {
      this.address = path;
      this.#arrived = this.#time;
      this.#tab = null;
      this.onGo();
    },
    leave: (path) => {
      if (path.includes('?') && this.address === path) this.routes.go(path.replace(/\?.*/, ''));
    },
    isDown: async (path) => this.pages[path]?.isDown ?? false,
  };

  readonly probe: Probe<object> = {
    see: (step) => this.#see(step),
    clickTab: (name) => {
      this.#tab = { name, chosen: this.#time };
      this.change();
    },
    onChange: (run) => {
      this.listeners += 1;
      this.#observer = run;
      return () => {
        this.listeners -= 1;
        this.#observer = () => {};
      };
    },
  };

  #hasTabs() {
    const page = this.pages[this.address];
    return page?.tabs !== undefined && !page.isDown && this.#time >= this.#arrived + (page.tabsAfter ?? 0);
  }

  #isThere(target: string): boolean {
    if (target === 'body') return true;
    if (this.#removed.has(target)) return false;
    const since = (delay: number | undefined, from: number) =>
      delay !== undefined && this.#time >= from + delay;
    if (since(this.nav[target], 0)) return true;
    const page = this.pages[this.address];
    if (!page || page.isDown) return false;
    if (since(page.targets[target], this.#arrived)) return true;
    if (!this.#hasTabs()) return false;
    const tab = target.replace('settings-tab-', '');
    if (page.tabs?.[tab]) return true;
    return this.#tab !== null && since(page.tabs?.[this.#tab.name]?.[target], this.#tab.chosen);
  }

  #see({ target, tab }: TourStep) {
    const isThere = this.#isThere(target);
    const hasTabs = this.#hasTabs();
    if (isThere && !this.#anchors.has(target)) this.#anchors.set(target, {});
    const tabIsThere = tab !== undefined && hasTabs && this.pages[this.address]?.tabs?.[tab] !== undefined;
    return {
      target: isThere ? ('visible' as const) : ('absent' as const),
      anchor: isThere ? this.#anchors.get(target)! : null,
      hasTabs,
      tab:
        tab === undefined
          ? ('none' as const)
          : tabIsThere
            ? this.#tab?.name === tab
              ? ('chosen' as const)
              : ('idle' as const)
            : ('absent' as const),
    };
  }

  /** Notifies the observer of a document change. */
  change() {
    this.#observer();
  }

  remove(target: string) {
    this.#removed.add(target);
    this.change();
  }

  /** Replaces a target with another element. */
  replace(target: string) {
    this.#anchors.set(target, {});
    this.change();
  }

  /**
   * Advances time in 100 ms steps, running what is due, until a condition holds.
   * @param milliseconds at most.
   */
  async pass(milliseconds: number, isSo: () => boolean): Promise<void> {
    await Promise.resolve();
    const end = this.#time + milliseconds;
    while (this.#time < end && !isSo()) {
      this.#time += 100;
      const due = this.#timers.filter(({ at }) => at <= this.#time);
      this.#timers = this.#timers.filter((timer) => !due.includes(timer));
      for (const { run } of due) run();
      this.change();
      await Promise.resolve();
    }
  }
}

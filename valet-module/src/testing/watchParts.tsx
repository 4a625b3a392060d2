import { createRoot, type Root } from 'react-dom/client';
import type { ReactElement } from 'react';
import type { DemoName } from './demoDocuments.ts';
import type { WholeModule } from './ModuleFrame.tsx';
import { pageAt, partInSlot } from './openParts.tsx';

/** A part of a module, and how it is shown. */
interface Shown {
  readonly name: string;
  readonly show: (onError: (part: string, error: unknown) => void) => Promise<ReactElement>;
  /** Whether it must show something. */
  readonly isPage: boolean;
}

/** Who opens a route. */
const viewers: Readonly<Record<string, DemoName | null>> = { public: null, onboarding: 'trial' };

/** Each page and slot component once. */
function partsOf(module: WholeModule): Shown[] {
  const { routes, slots } = module.manifest;
  const pages = new Map(
    routes.map((route) => [route.page, route]).reverse() as [string, (typeof routes)[0]][],
  );
  return [
    ...[...pages.values()].map(({ page, path, access }): Shown => {
      const viewer = viewers[access];
      const as = viewer === undefined ? 'owner' : viewer;
      return {
        name: page,
        show: (onError) => pageAt(module, path.replaceAll(/:[^/]+|\*/g, 'example'), { as }, onError),
        isPage: access === 'main' && !path.includes(':'),
      };
    }),
    ...[...new Set(slots.map(({ component }) => component))].map((name): Shown => ({
      name,
      show: (onError) => partInSlot(module, name, {}, onError),
      isPage: false,
    })),
  ];
}

/** Callbacks for what happens to the parts. */
export interface PartsWatch {
  /** Runs a part’s code so that later effects, such as errors in timers, can be attributed to the part. */
  readonly enter: <T>(part: string, run: () => T) => T;
  readonly onShown: (part: string) => void;
  readonly onError: (part: string, error: unknown) => void;
  readonly onEmpty: (part: string) => void;
}

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** How long each part is shown alone before the next one is opened next to it, in milliseconds. */
const alone = 150;

/** The extra time an empty page gets to show something, in milliseconds. */
const patience = 10_000;

/** Whether a part shows nothing; the kit's own styles are always there. */
const isEmpty = (place: HTMLElement) => place.querySelector(':scope > :not(style)') === null;

/**
 * Shows every part of a module for some time, with the demo’s documents.
 * @param seconds how long each stays open
 */
export async function watchParts(
  module: WholeModule,
  seconds: number,
  { enter, onShown, onError, onEmpty }: PartsWatch,
): Promise<void> {
  const open: { readonly part: Shown; readonly place: HTMLElement; readonly root: Root; failed: boolean }[] =
    [];
  for (const part of partsOf(module)) {
    const { name, show } = part;
    const place = document.body.appendChild(document.createElement('main'));
    const tell = (error: unknown) => {
      one.failed = true;
      onError(name, error);
    };
    const root = createRoot(place, { onCaughtError: tell, onUncaughtError: tell });
    const one = { part, place, root, failed: false };
    open.push(one);
    try {
      await enter(name, async () => {
        const shown = await show(() => {});
        onShown(name);
        root.render(shown);
      });
    } catch (error) {
      tell(error);
    }
    await pause(alone);
  }
  await pause(seconds * 1000);
  const empty = () => open.filter(({ part, place, failed }) => part.isPage && !failed && isEmpty(place));
  // A busy machine takes seconds to show a page.
  for (let waited = 0; waited < patience && empty().length > 0; waited += alone) await pause(alone);
  for (const { part } of empty()) onEmpty(part.name);
  for (const { part, root } of open) enter(part.name, () => root.unmount());
}

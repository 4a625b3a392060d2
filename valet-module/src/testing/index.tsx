import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { moduleManifestSchema, type ModuleCode } from 'shared-lib/contract';
import type { ReactElement } from 'react';
import type { WholeModule } from './ModuleFrame.tsx';
import { pageAt, partInSlot, type OpenOptions } from './openParts.tsx';
import type { SlotOptions } from './SlotServices.tsx';

export { demoDocuments } from './demoDocuments.ts';
export { shared } from './sharedEntries.ts';
export { watchParts } from './watchParts.tsx';
export { screen, waitFor, within } from '@testing-library/react';
export { Timestamp } from './firebase/values.ts';
export type { OpenOptions, SlotOptions };

/** A part shown on the test’s page. */
export interface Opened {
  /** Uses the page like a person. */
  readonly user: UserEvent;
  /** The page’s current address: path, query and hash. */
  readonly address: () => string;
}

configure({ asyncUtilTimeout: 10_000 });

/** Fails the test, even if it is no longer waiting for the page. */
function failTest(part: string, thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  error.message = `${part} threw: ${error.message}`;
  setTimeout(() => {
    throw error;
  });
}

/** The module in the current folder. */
async function readModule(): Promise<WholeModule> {
  const folder = process.cwd();
  const json = JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8')) as unknown;
  const source = pathToFileURL(join(folder, 'src/module.ts')).href;
  const { default: code } = (await import(/* webpackIgnore: true */ source)) as { default: ModuleCode };
  return { manifest: moduleManifestSchema.parse(json), code };
}

let isWatched = false;

/** Shows one part, replacing the previous one. */
async function open(partOf: (module: WholeModule) => Promise<ReactElement>): Promise<Opened> {
  if (!isWatched)
    window.addEventListener('error', ({ error, message }) => failTest('The page', error ?? message));
  isWatched = true;
  cleanup();
  render(await partOf(await readModule()));
  return {
    user: userEvent.setup({ document }),
    address: () => window.location.href.slice(window.location.origin.length),
  };
}

/** Opens a page of the module in the current folder, at an address. */
export const openPage = (address: string, options: OpenOptions = {}): Promise<Opened> =>
  open((module) => pageAt(module, address, options, failTest));

/** Shows a slot component of the module in the current folder. */
export const openPart = (component: string, options: OpenOptions & SlotOptions = {}): Promise<Opened> =>
  open((module) => partInSlot(module, component, options, failTest));

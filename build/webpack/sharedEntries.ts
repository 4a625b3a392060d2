import type { LoaderContext } from 'webpack';
import { iconMaker, sharedModules } from '../sharedModules.ts';
import type { Mode } from './baseConfig.ts';

/**
 * A loader that generates the imports a page provides to modules (shell/src/modules/sharedEntries.ts and
 * public/light/sharedOnLight.ts) from the table of shared packages: webpack needs each import spelled out.
 */
export default function sharedEntries(this: LoaderContext<{ mode: Mode; page: 'app' | 'light' }>): string {
  const { mode, page } = this.getOptions();
  const entries = Object.entries(sharedModules(mode)).map(([key, chunks]) => [key, chunks[page]] as const);
  const first = entries.filter(([, chunk]) => chunk === null).map(([key]) => key);
  const imports = first.map((key, at) =>
    // Icons are strict ES modules (.mjs), which see another build's exports as one default import.
    key === iconMaker
      ? `import { createReactComponent as shared${at} } from '@tabler/icons-react';`
      : `import * as shared${at} from '${key}';`,
  );
  const loaded = first.map((key, at) => `'${key}': shared${at}`);
  const onDemand = entries.flatMap(([key, chunk]) =>
    chunk ? [`'${key}': () => import(/* webpackChunkName: "${chunk}" */ '${key}')`] : [],
  );
  return [
    ...imports,
    `export const loaded = {${loaded.join()}};`,
    `export const onDemand = {${onDemand.join()}};`,
  ].join('\n');
}

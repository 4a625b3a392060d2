interface WebpackRequire {
  S?: object;
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData?: {
    moduleIdToConsumeDataMapping?: Record<string, { shareKey?: string } | undefined>;
  };
}

interface Consumes {
  chunkId: string;
  chunkMapping: Record<string, readonly string[] | undefined>;
  installedModules: Record<string, unknown>;
  webpackRequire: WebpackRequire;
}

/** A share scope in webpack's format: by import name, then by version. */
export type Scope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => Promise<() => unknown> }>>>
>;

/**
 * The host's half of webpack's federation code, for a check: the same three functions as the shell's
 * (shell/src/modules/bundlerRuntime.ts), which resolve shared imports to what the shell shares.
 * @param problems collects imports that the shell doesn't share
 */
export function hostRuntime(scope: Scope, problems: Set<string>): object {
  return {
    runtime: {},
    bundlerRuntime: {
      S: { default: scope },
      init: () => ({ name: '' }),
      initContainerEntry({ webpackRequire }: { webpackRequire: WebpackRequire }) {
        webpackRequire.S = { default: scope };
      },
      consumes({
        chunkId,
        promises,
        chunkMapping,
        installedModules,
        webpackRequire,
      }: Consumes & { promises: Promise<unknown>[] }) {
        const wanted = webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {};
        for (const id of chunkMapping[chunkId] ?? []) {
          if (installedModules[id] !== undefined) continue;
          installedModules[id] = 0;
          const key = wanted[id]?.shareKey ?? '';
          const [entry] = Object.values(scope[key] ?? {});
          if (!entry) problems.add(`It imports ${key}, which the shell doesn't share.`);
          promises.push(
            Promise.resolve(entry?.get()).then((factory) => {
              webpackRequire.m[id] = (module) => {
                module.exports = factory?.();
              };
            }),
          );
        }
      },
    },
  };
}

import { bundlerRuntime, type ShareScope } from './bundlerRuntime.ts';

const noticed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => noticed.mockClear());

const react = { is: 'the shell’s React' };

/** A share scope with one version of React. */
const scopeWith = (version: string, get: () => Promise<() => unknown>): ShareScope => ({
  react: { [version]: { from: 'shell', loaded: false, useIn: [], get } },
});

/** A container built for a version of React, as webpack's code passes it, in a host with this scope. */
function containerIn(scope: ShareScope, requiredVersion: string | false = '^19.3.0', shareKey = 'react') {
  const id = 8954;
  const webpackRequire = {
    m: {} as Record<number, (module: { exports: unknown }) => void>,
    c: {},
    federation: { initOptions: { name: 'mf_team_1_0_0' } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { [id]: { shareKey, requiredVersion } } },
  };
  const installedModules = {};
  bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: scope } as never);
  return {
    installedModules,
    /** Loads the chunk that imports React; a chunk without shared imports doesn't matter here. */
    async loadChunk(chunkId = 287) {
      const promises: Promise<unknown>[] = [];
      const chunkMapping = { 287: [id] };
      bundlerRuntime.consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire } as never);
      await Promise.all(promises);
      return promises.length;
    },
    /** Returns what the chunk's import of React resolves to. */
    imported() {
      const module = { exports: undefined as unknown };
      webpackRequire.m[id]!(module);
      return module.exports;
    },
  };
}

test('a chunk’s import resolves to the shell’s instance, requested once', async () => {
  const get = jest.fn(async () => () => react);
  const scope = scopeWith('19.3.1', get);
  const container = containerIn(scope);
  await expect(container.loadChunk(1)).resolves.toBe(0);
  await expect(Promise.all([container.loadChunk(), container.loadChunk()])).resolves.toEqual([1, 1]);
  await container.loadChunk();
  expect(container.imported()).toBe(react);
  expect(get).toHaveBeenCalledTimes(1);
  expect(scope.react!['19.3.1']).toMatchObject({ loaded: true, useIn: ['mf_team_1_0_0'] });
});

test('a failed request fails the import and is retried when the chunk loads again', async () => {
  const get = jest.fn<Promise<() => unknown>, []>().mockRejectedValueOnce(new Error('no connection'));
  const container = containerIn(scopeWith('19.3.1', get));
  await container.loadChunk();
  expect(container.imported).toThrow('no connection');
  get.mockResolvedValueOnce(() => react);
  await container.loadChunk();
  expect(container.imported()).toBe(react);
});

test('an import the shell doesn’t share fails with a message', async () => {
  const container = containerIn(
    scopeWith('19.3.1', async () => () => react),
    '^1.0.0',
    'lodash',
  );
  await container.loadChunk();
  expect(container.imported).toThrow('The shell does not share lodash, which mf_team_1_0_0 needs');
});

test.each([
  ['19.3.1', '^19.3.0', 0],
  ['20.0.0', false, 0],
  ['20.0.0', '^19.3.0', 1],
  ['19.2.0', '^19.3.0', 1],
] as const)('with %s available, %s gets it anyway, reported %i times', async (has, wanted, times) => {
  const container = containerIn(
    scopeWith(has, async () => () => react),
    wanted,
  );
  await container.loadChunk();
  await container.loadChunk();
  expect(container.imported()).toBe(react);
  expect(noticed).toHaveBeenCalledTimes(times);
});

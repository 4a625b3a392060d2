import { keepFirstFiles, keptFirstFiles, withFirstFiles, type FirstFiles } from './firstFiles.ts';
import { whenIdle } from './whenIdle.ts';

/** Remembers, once the first page stands, which files it needed. Someone who has gone elsewhere by then teaches nothing. */
export function recordFirstFiles() {
  const { pathname } = window.location;
  whenIdle(() => {
    if (window.location.pathname !== pathname) return;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin)
      .map((address) => address.pathname);
    const kept = keptFirstFiles();
    keepFirstFiles(withFirstFiles((typeof kept === 'object' ? kept : {}) as FirstFiles, pathname, files));
  });
}

import { isAbsolute } from 'node:path';
import { canInstall, install, isExecutable, onPath } from '../../src/installed.ts';
import { chooseEngine, type Engine, type EngineChoice } from './chooseEngine.ts';

const locate = (command: string): string | null =>
  isAbsolute(command) ? (isExecutable(command) ? command : null) : onPath(command);

/** Finds an engine's programs, installing Debian packages if they are missing and can be installed. */
export function findEngine(engine: Engine): Exclude<EngineChoice, { kind: 'install' }> {
  const choice = chooseEngine(engine, process.env, locate, canInstall());
  if (choice.kind !== 'install') return choice;
  console.log(`There is no ${engine.title}; installing ${engine.packages.join(' and ')} …`);
  install(...engine.packages);
  return chooseEngine(engine, process.env, locate, false) as Exclude<EngineChoice, { kind: 'install' }>;
}

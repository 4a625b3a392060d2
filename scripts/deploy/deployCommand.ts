import { codebases } from './functions/codebases.ts';
import { codebaseTarget, type DeployOptions, type Target } from './options.ts';

/**
 * Where the configuration of a deployment is written. firebase-tools treats the folder of this file as the project's.
 */
export const configFile = 'firebase.deploy.json';

/**
 * The runs of Firebase's own command, none of which asks anything, in the order in which one part needs another: functions query with
 * the indexes, and Hosting refuses to name a function that isn't online. Only functions are forced: triggers that retry, instances that
 * always run and the cleanup of images are confirmed that way. With `--force`, firebase-tools would delete indexes that the file lacks.
 *
 * @returns the arguments of each run
 */
export function deployCommands({
  project,
  only,
  codebases: deployed,
}: Pick<DeployOptions, 'project' | 'only' | 'codebases'>): string[][] {
  const runs: readonly (readonly [readonly Target[], readonly string[]])[] = [
    [['firestore', 'storage'], []],
    [['functions'], ['--force']],
    [['hosting'], ['--config', configFile]],
  ];
  return runs.flatMap(([targets, options]) => {
    const chosen = targets
      .filter((target) => only.includes(target))
      .flatMap((target) =>
        target === 'functions' && deployed.length < codebases.length
          ? deployed.map(codebaseTarget)
          : [target],
      );
    if (chosen.length === 0) return [];
    return [['deploy', '--project', project, '--only', chosen.join(','), '--non-interactive', ...options]];
  });
}

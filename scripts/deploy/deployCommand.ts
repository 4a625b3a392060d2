import { codebases } from './functions/codebases.ts';
import { codebaseTarget, type DeployOptions, type Target } from './options.ts';

/** Where the deployment configuration is written. firebase-tools treats this file's folder as the project folder. */
export const configFile = 'firebase.deploy.json';

/**
 * The firebase-tools runs of a deployment. None of them prompts. They are ordered by dependency: functions query with the indexes, and
 * Hosting rejects rewrites to functions that aren't online. Only functions are forced, which confirms triggers that retry, minimum
 * instances and image cleanup; with `--force`, firebase-tools would delete indexes that the file lacks.
 *
 * @returns each run's arguments
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

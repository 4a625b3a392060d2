import { relative } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ESLint } from 'eslint';

const { root } = workerData as { root: string };
const eslint = new ESLint({ cwd: root, warnIgnored: false });

/** Takes absolute paths of files, answers with a line for each problem in them: ESLint is loaded once, and the page is served meanwhile. */
parentPort?.on('message', async (files: readonly string[]) => {
  const results = await eslint.lintFiles([...files]);
  const lines = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) =>
        `${relative(root, filePath)}:${line}:${column}: ${message}${ruleId ? ` [${ruleId}]` : ''}`,
    ),
  );
  parentPort?.postMessage(lines);
});

import { relative } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ESLint } from 'eslint';

const { root } = workerData as { root: string };
const eslint = new ESLint({ cwd: root, warnIgnored: false });

/** Receives absolute file paths and answers with a line per problem. A worker loads ESLint once and doesn't block the page. */
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of `ops/`. */
export const opsKinds = ['logMetrics', 'uptimeChecks', 'objectives', 'alertPolicies', 'dashboards'] as const;

export type OpsKind = (typeof opsKinds)[number];

/** A file of `ops/`: a Cloud Monitoring or Cloud Logging resource in REST API format. */
export interface OpsFile {
  readonly kind: OpsKind;
  /** The file's name without `.json`, which identifies the resource. */
  readonly key: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The values for the files' placeholders. */
export interface OpsPlaceholders {
  readonly project: string;
  /** The site's host, e.g. `PROJECT.web.app`. */
  readonly host: string;
}

/**
 * The files of `ops/` in dependency order, with `{{project}}` and `{{host}}` filled in.
 * @param root absolute path of the repository
 * @throws Error that names a file that isn't JSON
 */
export const readOpsFiles = (root: string, { project, host }: OpsPlaceholders): OpsFile[] =>
  opsKinds.flatMap((kind) =>
    readdirSync(join(root, 'ops', kind))
      .sort()
      .map((name) => {
        const text = readFileSync(join(root, 'ops', kind, name), 'utf8')
          .replaceAll('{{project}}', project)
          .replaceAll('{{host}}', host);
        try {
          return { kind, key: name.replace(/\.json$/, ''), content: JSON.parse(text) as OpsFile['content'] };
        } catch (error) {
          throw new Error(`ops/${kind}/${name} is not JSON: ${String(error)}`, { cause: error });
        }
      }),
  );

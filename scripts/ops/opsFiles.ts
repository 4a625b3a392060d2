import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `ops/` has a folder for. */
export const opsKinds = ['logMetrics', 'uptimeChecks', 'objectives', 'alertPolicies', 'dashboards'] as const;

export type OpsKind = (typeof opsKinds)[number];

/** A file of `ops/`: a resource of Cloud Monitoring or Cloud Logging as their REST APIs have it. */
export interface OpsFile {
  readonly kind: OpsKind;
  /** The file's name without `.json`, by which the resource is found again. */
  readonly key: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What stands in the files for the project and the site. */
export interface OpsPlace {
  readonly project: string;
  /** The site's host, such as `PROJECT.web.app`. */
  readonly host: string;
}

/**
 * The files of `ops/`, in the order in which they build on each other, with `{{project}}` and `{{host}}` filled in.
 * @param root absolute path of the repository
 * @throws Error that names a file that is no JSON
 */
export const readOpsFiles = (root: string, { project, host }: OpsPlace): OpsFile[] =>
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
          throw new Error(`ops/${kind}/${name} is no JSON: ${String(error)}`, { cause: error });
        }
      }),
  );

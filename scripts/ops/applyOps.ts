import { ask, listAll, type GoogleApi, type Resource } from '../google/googleApi.ts';
import { readOpsFiles, type OpsFile, type OpsKind } from './opsFiles.ts';

/** Options of `applyOps`. */
export interface OpsOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly project: string;
  readonly host: string;
  /** Must act for an account that may change monitoring and log metrics. */
  readonly api: GoogleApi;
  /** Where alerts are sent; null for no channel, so they only show in the console. */
  readonly notificationEmail: string | null;
  readonly dryRun: boolean;
}

/** The label that marks our resources; its value is the file's name. */
const label = 'valet-hub';

/** The objectives' service. */
const service = 'valet-hub';

/** A resource's desired content, by key. */
type DesiredResource = Pick<OpsFile, 'key' | 'content'>;

/** Where a kind's resources are, and how to identify them. */
interface Place {
  readonly list: string;
  /** The field of the list response. */
  readonly field: string;
  readonly keyOf: (resource: Resource) => unknown;
  /** The file's content with the mark that identifies it. */
  readonly mark: (file: DesiredResource) => Resource;
  readonly create: (key: string) => string;
  readonly update: readonly [method: 'PATCH' | 'PUT', path: (name: string) => string];
}

const labeled = (field: 'userLabels' | 'labels'): Pick<Place, 'keyOf' | 'mark'> => ({
  keyOf: (resource) => (resource[field] as Resource | undefined)?.[label],
  mark: ({ key, content }) => ({ ...content, [field]: { [label]: key } }),
});

const monitoring = 'monitoring.googleapis.com';

const placesOf = (project: string): Record<OpsKind | 'channels', Place> => {
  const v3 = `${monitoring}/v3/projects/${project}`;
  const v1 = `${monitoring}/v1/projects/${project}`;
  const v2 = `logging.googleapis.com/v2/projects/${project}`;
  const ofMonitoring = (
    list: string,
    field: string,
    labels: 'userLabels' | 'labels' = 'userLabels',
  ): Place => ({
    list,
    field,
    ...labeled(labels),
    create: () => list,
    update: ['PATCH', (name) => `${monitoring}/${labels === 'labels' ? 'v1' : 'v3'}/${name}`],
  });
  const objectives = `${v3}/services/${service}/serviceLevelObjectives`;
  return {
    channels: ofMonitoring(`${v3}/notificationChannels`, 'notificationChannels'),
    uptimeChecks: ofMonitoring(`${v3}/uptimeCheckConfigs`, 'uptimeCheckConfigs'),
    alertPolicies: ofMonitoring(`${v3}/alertPolicies`, 'alertPolicies'),
    dashboards: ofMonitoring(`${v1}/dashboards`, 'dashboards', 'labels'),
    objectives: {
      ...ofMonitoring(objectives, 'serviceLevelObjectives'),
      create: (key) => `${objectives}?serviceLevelObjectiveId=${key}`,
    },
    // Log metrics have no labels; they are identified by the name in the file.
    logMetrics: {
      list: `${v2}/metrics`,
      field: 'metrics',
      keyOf: ({ name }) => String(name).replace('valet_hub_', ''),
      mark: ({ content }) => content,
      create: () => `${v2}/metrics`,
      update: ['PUT', (name) => `${v2}/metrics/${name}`],
    },
  };
};

/** Creates the service of the objectives if it doesn't exist. */
const ensureService = async (api: GoogleApi, project: string): Promise<void> => {
  const services = `${monitoring}/v3/projects/${project}/services`;
  const found = await listAll(api, services, 'services');
  if (found.some(({ name }) => String(name).endsWith(`/services/${service}`))) return;
  await ask(api, 'POST', `${services}?serviceId=${service}`, { displayName: 'Valet Hub', custom: {} });
};

/**
 * Whether a stored resource has everything a file specifies. Fields that the service adds (names, times, defaults) don't
 * matter.
 * @param wanted from the file
 * @param found as stored by the service
 */
export const isWithin = (wanted: unknown, found: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((item, index) => isWithin(item, found[index]))
    );
  if (typeof wanted === 'object' && wanted !== null)
    return (
      typeof found === 'object' &&
      found !== null &&
      Object.entries(wanted).every(([name, value]) =>
        isWithin(value, (found as Record<string, unknown>)[name] ?? absentAs(value)),
      )
    );
  // Google's JSON APIs encode 64-bit numbers as strings.
  return wanted === found || (typeof wanted === 'number' && String(wanted) === found);
};

/** Google's APIs omit fields that have their type's default. */
const absentAs = (wanted: unknown): unknown => {
  if (wanted === 0 || wanted === '' || wanted === false) return wanted;
  return Array.isArray(wanted) && wanted.length === 0 ? [] : undefined;
};

/**
 * Brings a project's monitoring in line with `ops/`: creates what is missing, updates what differs, and ignores what it didn't create.
 * Safe to repeat at any time; failures are retried then.
 *
 * @param print receives a line for each resource that changes or fails
 * @returns whether everything matches the files (in a dry run: would match)
 */
export const applyOps = async (options: OpsOptions, print: (line: string) => void): Promise<boolean> => {
  const { root, project, host, api, notificationEmail, dryRun } = options;
  const places = placesOf(project);
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const known = new Map<Place, Promise<Resource[]>>();

  /** @returns the resulting resource; null if it failed or a dry run would create it */
  const apply = async (kind: OpsKind | 'channels', file: DesiredResource): Promise<Resource | null> => {
    const place = places[kind];
    const name = `${kind}/${file.key}`;
    const wanted = place.mark(file);
    const change = async (
      what: 'created' | 'updated',
      send: () => Promise<Resource>,
      before: Resource | null,
    ) => {
      const changed = dryRun ? before : await send();
      counts[what] += 1;
      print(`${name}: ${dryRun ? `would be ${what}` : what}`);
      return changed;
    };
    try {
      // Each list is requested once.
      if (!known.has(place)) known.set(place, listAll(api, place.list, place.field));
      const found = (await known.get(place)!).find((resource) => place.keyOf(resource) === file.key);
      if (found === undefined)
        return await change('created', () => ask(api, 'POST', place.create(file.key), wanted), null);
      if (isWithin(wanted, found)) {
        counts.unchanged += 1;
        return found;
      }
      const [method, pathOf] = place.update;
      const body = { ...wanted, ...('name' in wanted ? {} : { name: found['name'] }), ...etagOf(found) };
      return await change('updated', () => ask(api, method, pathOf(String(found['name'])), body), found);
    } catch (error) {
      counts.failed += 1;
      print(`${name}: failed. ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };

  const channel =
    notificationEmail === null
      ? null
      : await apply('channels', {
          key: 'email',
          content: {
            type: 'email',
            displayName: 'Valet Hub alerts',
            labels: { email_address: notificationEmail },
          },
        });
  if (!dryRun)
    await ensureService(api, project).catch((error: unknown) => {
      counts.failed += 1;
      print(`services/${service}: failed. ${error instanceof Error ? error.message : String(error)}`);
    });
  for (const file of readOpsFiles(root, { project, host })) {
    const toChannel = file.kind === 'alertPolicies' && channel !== null;
    const content = toChannel ? { ...file.content, notificationChannels: [channel['name']] } : file.content;
    await apply(file.kind, { key: file.key, content });
  }
  const { created, updated, unchanged, failed } = counts;
  print(`${created} created, ${updated} updated, ${unchanged} unchanged, ${failed} failed.`);
  if (failed > 0) print('Alerts can take up to ten minutes to find a new metric. Run this again then.');
  return failed === 0;
};

/** A dashboard update must include the etag so that concurrent changes aren't lost. */
const etagOf = ({ etag }: Resource): Resource => (typeof etag === 'string' ? { etag } : {});

import { expiringCollections } from '../../../backend/functions/core/account/expiringCollections.ts';
import { listAll, type GoogleApi } from '../../google/googleApi.ts';
import { read, write, type Plan, type Step } from '../Step.ts';

interface Database {
  readonly pointInTimeRecoveryEnablement?: string;
  readonly deleteProtectionState?: string;
}

interface Schedule {
  readonly dailyRecurrence?: object;
  readonly weeklyRecurrence?: object;
}

const days = (count: number): number => count * 24 * 60 * 60;

const safety = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

const schedules = {
  dailyRecurrence: { retention: `${days(7)}s`, dailyRecurrence: {} },
  weeklyRecurrence: { retention: `${days(14 * 7)}s`, weeklyRecurrence: { day: 'SUNDAY' } },
};

/** How long Storage keeps deleted and overwritten files. */
const softDeleteSeconds = days(30);

/**
 * Storage locations close to Firestore's multi-regions; single regions have the same names in both
 * (firebase.google.com/docs/storage/locations).
 */
const bucketLocations: Readonly<Record<string, string>> = { nam5: 'US', nam7: 'US', eur3: 'EU' };

export const bucketOf = (project: string): string => `${project}.firebasestorage.app`;

/** Firestore with its backups, and the bucket. */
export function dataSteps(api: GoogleApi, { project, location }: Plan): Step[] {
  const host = 'firestore.googleapis.com/v1';
  const database = `${host}/projects/${project}/databases/(default)`;
  const ttl = `${database}/collectionGroups/-/fields?filter=ttlConfig:*`;
  const defaultBucket = `firebasestorage.googleapis.com/v1beta/projects/${project}/defaultBucket`;
  const bucket = `storage.googleapis.com/storage/v1/b/${bucketOf(project)}`;
  /** The collections without automatic deletion of documents. */
  const keptForever = async (): Promise<readonly string[]> => {
    const fields = await listAll(api, ttl, 'fields');
    return expiringCollections.filter(
      (id) => !fields.some(({ name }) => String(name).endsWith(`/collectionGroups/${id}/fields/expiresAt`)),
    );
  };
  const schedule = (kind: keyof typeof schedules, title: string, recurrence: string): Step => ({
    title,
    check: async () => {
      const { backupSchedules = [] } =
        (await read<{ backupSchedules?: Schedule[] }>(api, `${database}/backupSchedules`)) ?? {};
      return backupSchedules.some((existing) => existing[kind] !== undefined) ? null : 'not scheduled';
    },
    perform: () => write(api, 'POST', `${database}/backupSchedules`, schedules[kind]),
    manualInstruction: `gcloud firestore backups schedules create --database='(default)' ${recurrence} --project=${project}`,
  });
  return [
    {
      title: `Firestore in ${location}`,
      check: async () => ((await read(api, database)) === null ? 'no database' : null),
      perform: () =>
        write(
          api,
          'POST',
          `${host}/projects/${project}/databases?databaseId=(default)`,
          { locationId: location, type: 'FIRESTORE_NATIVE', ...safety },
          host,
        ),
      manualInstruction: `gcloud firestore databases create --location=${location} --delete-protection --project=${project}`,
    },
    {
      title: 'point-in-time recovery and delete protection',
      check: async () => {
        const found = await read<Database>(api, database);
        const isSafe = Object.entries(safety).every(
          ([key, value]) => found?.[key as keyof Database] === value,
        );
        return isSafe ? null : 'off';
      },
      perform: () =>
        write(api, 'PATCH', `${database}?updateMask=${Object.keys(safety).join(',')}`, safety, host),
      manualInstruction: `gcloud firestore databases update --database='(default)' --enable-pitr --delete-protection --project=${project}`,
    },
    schedule('dailyRecurrence', 'daily backups, kept 7 days', '--recurrence=daily --retention=7d'),
    schedule(
      'weeklyRecurrence',
      'weekly backups, kept 14 weeks',
      '--recurrence=weekly --day-of-week=SUN --retention=14w',
    ),
    {
      title: 'TTL policies',
      check: async () => {
        const kept = await keptForever();
        return kept.length === 0 ? null : `none for ${kept.join(', ')}`;
      },
      perform: async () => {
        for (const id of await keptForever())
          await write(
            api,
            'PATCH',
            `${database}/collectionGroups/${id}/fields/expiresAt?updateMask=ttlConfig`,
            {
              ttlConfig: {},
            },
          );
      },
      manualInstruction: `gcloud firestore fields ttls update expiresAt --collection-group=NAME --enable-ttl --project=${project}`,
    },
    {
      title: 'default bucket',
      check: async () => ((await read(api, defaultBucket)) === null ? 'none' : null),
      perform: () => write(api, 'POST', defaultBucket, { location: bucketLocations[location] ?? location }),
      manualInstruction: `https://console.firebase.google.com/project/${project}/storage`,
    },
    {
      title: 'soft delete of the bucket, 30 days',
      check: async () => {
        const found = await read<{ softDeletePolicy?: { retentionDurationSeconds?: string } }>(api, bucket);
        const seconds = Number(found?.softDeletePolicy?.retentionDurationSeconds ?? 0);
        return seconds >= softDeleteSeconds ? null : `kept ${Math.floor(seconds / days(1))} days`;
      },
      perform: () =>
        write(api, 'PATCH', bucket, {
          softDeletePolicy: { retentionDurationSeconds: String(softDeleteSeconds) },
        }),
      manualInstruction: `gcloud storage buckets update gs://${bucketOf(project)} --soft-delete-duration=30d --project=${project}`,
    },
  ];
}

import * as z from 'shared-lib/domain/schema';

/** The ids of a person's devices. The ten ids limit the number of devices, because rules can't count. */
export const pushPlaces = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export type PushPlace = (typeof pushPlaces)[number];

/** A device that gets push notifications: `customers/{customerId}/notificationSettings/{uid}/devices/{place}`. */
export const pushDeviceSchema = z.object({
  id: z.id,
  /** Firebase Cloud Messaging's address of the browser. */
  token: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** `Chrome · Android`. */
  name: z.nameOrEmpty,
  addedAt: z.orNull(z.instant),
});

export type PushDevice = z.output<typeof pushDeviceSchema>;

/** The place for a new device: a free one, or the oldest device's. */
export const nextFreePlace = (devices: readonly Pick<PushDevice, 'id' | 'addedAt'>[]): PushPlace => {
  const free = pushPlaces.find((place) => devices.every(({ id: taken }) => taken !== place));
  if (free !== undefined) return free;
  const oldest = devices.reduce((a, b) => ((b.addedAt ?? 0) < (a.addedAt ?? 0) ? b : a));
  return pushPlaces.find((place) => place === oldest.id) ?? '0';
};

/** Sorted like this because most browsers also name the ones they derive from. */
const browsers = [
  ['Edg', 'Edge'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** A device's name, the same in every language. @param userAgent the browser's own description */
export const deviceNameOf = (userAgent: string): string =>
  [browsers, systems]
    .map((known) => known.find(([sign]) => userAgent.includes(sign))?.[1])
    .filter((word) => word !== undefined)
    .join(' · ');

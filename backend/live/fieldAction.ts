import type { ShiftFeatures } from 'shared-lib/domain';
import type { Scene } from '../seed/pictures/scenes.ts';

/** The photo of each fill level. */
export const compactorScenes = {
  empty: 'compactor-empty',
  half: 'compactor-half',
  full: 'compactor-full',
  overflow: 'compactor-overflow',
} as const satisfies Record<string, Scene>;

type CompactorLevel = keyof typeof compactorScenes;

/** A shift tonight, as its specialist's field app knows it. */
export interface FieldShift {
  readonly memberId: string;
  readonly communityId: string;
  readonly propertyName: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** In route order. */
  readonly units: readonly { readonly id: string; readonly binTagId: string | null }[];
  readonly checkpointIds: readonly string[];
  /** Units that require a photo. */
  readonly photographedIds: readonly string[];
  /** The violation types that can be reported there. */
  readonly typeIds: readonly string[];
  /** The features that the business requires of its specialists. */
  readonly features: ShiftFeatures;
  /** The middle of the community's geofence; null if it has none. */
  readonly gate: { readonly lat: number; readonly lng: number } | null;
}

/** A shift's progress according to its records. */
export interface ShiftProgress {
  /** Time of the clock-in, in epoch milliseconds. */
  readonly at: number;
  /** Whether others, such as the demo, recorded part of the route; if so, the rest ends now. */
  readonly hasForeignRecords: boolean;
}

/** A shift with its times in the night, in epoch milliseconds. */
export interface StartedShift extends FieldShift {
  /** Start of the community's service. */
  readonly start: number;
  /** The noon at which the night begins there. */
  readonly noon: number;
  /** Null before the clock-in. */
  readonly begun: ShiftProgress | null;
}

/** Fields of all acts: the specialist, and the time in epoch milliseconds. */
interface ActOfShift {
  readonly at: number;
  readonly memberId: string;
  readonly communityId: string;
  readonly propertyName: string;
  readonly serviceDate: string;
  /** ID of the report and the clock-in (docs/field-app.md). */
  readonly shiftReportId: string;
  /** Where the specialist is; null where the community has no geofence. */
  readonly gate: FieldShift['gate'];
  readonly isFarAway?: boolean;
  /** Whether its photo was used before. */
  readonly isCopied?: boolean;
  /** The device's time, if its clock is off. */
  readonly deviceAt?: number;
}

/** One thing a specialist does: one write of a field app, or one with a file. */
export type FieldAction = ActOfShift &
  (
    | { readonly kind: 'clockIn' }
    | {
        readonly kind: 'scan';
        readonly number: number;
        readonly checkpointId: string;
        /** Of the photo; null if the checkpoint requires none. */
        readonly scene: Scene | null;
      }
    | {
        readonly kind: 'door';
        readonly number: number;
        readonly unitId: string;
        readonly binTagId: string | null;
        readonly outcome: 'collected' | 'notOut' | 'notCollected';
        readonly bagCount: number;
      }
    | {
        readonly kind: 'violation';
        readonly number: number;
        readonly unitId: string;
        readonly typeId: string;
        readonly severity: 'low' | 'medium' | 'high';
        readonly scene: Scene;
      }
    | {
        readonly kind: 'submit';
        readonly compactorLevel: CompactorLevel;
        /** Of the photo; null if none is taken. */
        readonly scene: Scene | null;
        /** Of property damage; null for none. */
        readonly claim: Scene | null;
      }
    | { readonly kind: 'clockOut' }
    /** The phone goes offline or back online; not a record. */
    | { readonly kind: 'signal'; readonly isOnline: boolean }
  );

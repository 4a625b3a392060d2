import { createHash } from 'node:crypto';
import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocFromServer,
  getDocsFromServer,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { paths, storagePaths } from 'shared-lib/domain';
import { propertyClaim } from 'mf-tracking/domain';
import { pictureOf, type Scene } from '../seed/pictures/scenes.ts';
import type { SignedIn } from './liveProduct.ts';
import type { ShiftProgress, FieldAction } from './fieldAction.ts';
import { farAwayM } from './implausible.ts';
import { pngWithText } from './pngWithText.ts';
import { retryWhileUnavailable } from './retryWhileUnavailable.ts';

/** The result of writing a record: written, already there, or rejected by the rules. */
export type Outcome = 'written' | 'known' | 'refused';

/** An act that is a record. */
export type RecordAction = Exclude<FieldAction, { kind: 'signal' }>;

type DoorAction = Extract<FieldAction, { kind: 'door' }>;

const collections = {
  clockIn: paths.clockInOuts,
  clockOut: paths.clockInOuts,
  scan: paths.checkpointScans,
  door: paths.serviceLogs,
  violation: paths.violations,
  submit: paths.shiftReports,
} as const;

/** The ID of the document an act writes. */
export const recordIdOf = (act: RecordAction): string =>
  'number' in act ? `${act.shiftReportId}_${act.number}` : act.shiftReportId;

type PhotoOwner = 'violations' | 'shiftReports' | 'checkpointScans';

const metersPerDegree = 111_195;

/** Where an act is recorded: at the gate, or far north of it. None without a geofence. */
const geoOf = ({ gate, isFarAway = false }: FieldAction): object | null =>
  gate === null
    ? null
    : {
        lat: gate.lat + (isFarAway ? farAwayM / metersPerDegree : 0),
        lng: gate.lng,
        accuracyM: 12,
        status: isFarAway ? 'outside' : 'inside',
      };

const isDenied = (error: unknown): boolean => (error as { code?: unknown }).code === 'permission-denied';

/** A photo still to be uploaded. */
interface Photo {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** In hex. */
  readonly sha256: string;
}

const photoOf = (
  customerId: string,
  records: PhotoOwner,
  recordId: string,
  scene: Scene,
  file: string,
  isCopied: boolean,
): Photo => {
  const picture = new Uint8Array(pictureOf(scene));
  // Two photos of the same scene differ, as they do from a camera.
  const bytes = isCopied ? picture : pngWithText(picture, `${recordId}/${file}`);
  const path = storagePaths.recordPhoto(customerId, records, recordId, file);
  return { path, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
};

/**
 * One specialist's field app, reduced to what it writes (docs/field-app.md): through the client SDK, with their own login, under the rules.
 * The night plan says what happens when, and earlier records say where an interrupted night stopped.
 */
export class FieldApp {
  readonly #signedIn: SignedIn;
  readonly #customerId: string;
  /** Paths of records already written. */
  readonly #known = new Set<string>();
  /** Submitted shifts, and shifts already clocked out of. */
  readonly #submitted = new Set<string>();
  readonly #left = new Set<string>();
  /** State of clock-ins recorded by others, by night and community. */
  readonly #others = new Map<string, 'open' | 'over'>();
  /** Outcome of each door, by shift and unit. */
  readonly #doors = new Map<string, Map<string, DoorAction['outcome']>>();
  /** `shift/checkpoint` */
  readonly #scanned = new Set<string>();
  /** Shifts with doors or scans whose IDs aren't from this field app. */
  readonly #takenOver = new Set<string>();
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  #ahead = 0;
  /** When each shift was started, in epoch milliseconds. */
  readonly #begun = new Map<string, number>();
  #isOnline = true;

  constructor(signedIn: SignedIn, customerId: string) {
    this.#signedIn = signedIn;
    this.#customerId = customerId;
  }

  get uid(): string {
    return this.#signedIn.uid;
  }

  /** Whether writes are sent immediately. */
  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** Goes offline, or back online: then the SDK sends queued writes in order. */
  async setOnline(isOnline: boolean): Promise<void> {
    this.#isOnline = isOnline;
    await (isOnline ? enableNetwork : disableNetwork)(this.#signedIn.firestore);
  }

  /** Now by the server's clock, in epoch milliseconds. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Determines the device clock's offset by having the server write the time and reading it back. */
  async setClock(): Promise<void> {
    const { firestore, uid } = this.#signedIn;
    const member = doc(firestore, paths.teamMember(this.#customerId, uid));
    const requested = Date.now();
    await updateDoc(member, { lastActive: serverTimestamp() });
    const answered = Date.now();
    const lastActive: unknown = (await getDoc(member)).get('lastActive');
    if (lastActive instanceof Timestamp) this.#ahead = lastActive.toMillis() - (requested + answered) / 2;
  }

  /**
   * The status of the specialist's shift according to a record no field app wrote, e.g. one of the demo's.
   * @param serviceDate `YYYY-MM-DD`
   * @returns null without such a record
   */
  otherRecordOf(serviceDate: string, communityId: string): 'open' | 'over' | null {
    return this.#others.get(`${serviceDate}/${communityId}`) ?? null;
  }

  /** A shift's progress; null if it hasn't been started. */
  begun(shiftReportId: string): ShiftProgress | null {
    const at = this.#begun.get(shiftReportId);
    return at === undefined ? null : { at, hasForeignRecords: this.#takenOver.has(shiftReportId) };
  }

  /** Whether the specialist or the office has clocked out of a shift, so nothing more can be added. */
  isOver(shiftReportId: string): boolean {
    return this.#left.has(shiftReportId);
  }

  /** Loads the records of an earlier night. @param serviceDate `YYYY-MM-DD` */
  async loadNight(serviceDate: string): Promise<void> {
    const { firestore, uid } = this.#signedIn;
    for (const pathOf of new Set(Object.values(collections))) {
      const own = query(
        collection(firestore, pathOf(this.#customerId)),
        where('memberId', '==', uid),
        where('serviceDate', '==', serviceDate),
      );
      for (const found of (await retryWhileUnavailable(() => getDocsFromServer(own))).docs) {
        this.#known.add(found.ref.path);
        const { status, clockInAt, communityId, shiftReportId, unitId, outcome, checkpointId } = found.data();
        if (pathOf === paths.shiftReports && status !== 'inProgress') this.#submitted.add(found.id);
        if (pathOf === paths.serviceLogs) this.#noteDoor(shiftReportId, unitId, outcome);
        if (pathOf === paths.checkpointScans) this.#scanned.add(`${shiftReportId}/${checkpointId}`);
        const isOfRound = pathOf === paths.serviceLogs || pathOf === paths.checkpointScans;
        if (isOfRound && !found.id.startsWith(`${shiftReportId}_`)) this.#takenOver.add(shiftReportId);
        if (pathOf !== paths.clockInOuts) continue;
        if (!found.id.startsWith(`${uid}_`)) {
          this.#others.set(`${serviceDate}/${communityId}`, status === 'open' ? 'open' : 'over');
        }
        if (status !== 'open') this.#left.add(found.id);
        if (clockInAt instanceof Timestamp) this.#begun.set(found.id, clockInAt.toMillis());
      }
    }
  }

  #noteDoor(shiftReportId: string, unitId: string, outcome: DoorAction['outcome']): void {
    const doors = this.#doors.get(shiftReportId) ?? new Map<string, DoorAction['outcome']>();
    this.#doors.set(shiftReportId, doors.set(unitId, outcome));
  }

  /** Whether an act was already done before the night was interrupted. */
  isDone(act: RecordAction): boolean {
    if (act.kind === 'submit') return this.#submitted.has(act.shiftReportId);
    if (act.kind === 'clockOut') return this.#left.has(act.shiftReportId);
    if (act.kind === 'door' && this.#doors.get(act.shiftReportId)?.has(act.unitId)) return true;
    if (act.kind === 'scan' && this.#scanned.has(`${act.shiftReportId}/${act.checkpointId}`)) return true;
    return this.#known.has(this.#pathOf(act));
  }

  /** A completed act as recorded: others may have recorded something else for a door than this night would have. */
  recordedAction(act: RecordAction): RecordAction {
    const outcome = act.kind === 'door' ? this.#doors.get(act.shiftReportId)?.get(act.unitId) : undefined;
    return act.kind === 'door' && outcome !== undefined ? { ...act, outcome } : act;
  }

  /**
   * Writes an act. It is queued immediately, so the next act doesn't have to wait.
   * @param moment when it happens, in epoch milliseconds; a future time counts as now
   * @returns once the server has answered, however long the network is down
   */
  async perform(act: RecordAction, moment: number): Promise<Outcome> {
    if (this.isDone(act)) return 'known';
    const path = this.#pathOf(act);
    try {
      await this.#write(act, new Date(Math.min(act.deviceAt ?? moment, this.now)));
    } catch (error) {
      if (!isDenied(error)) throw error;
      return (await this.#isWritten(act, path)) ? 'known' : 'refused';
    }
    return 'written';
  }

  #pathOf(act: RecordAction): string {
    return `${collections[act.kind](this.#customerId)}/${recordIdOf(act)}`;
  }

  /** Whether a rejected write had already arrived earlier. */
  async #isWritten({ kind }: RecordAction, path: string): Promise<boolean> {
    const record = doc(this.#signedIn.firestore, path);
    // Specialists may only read their own records, and a missing one is no one’s.
    const found = await retryWhileUnavailable(() => getDocFromServer(record)).catch((error: unknown) => {
      if (isDenied(error)) return null;
      throw error;
    });
    if (found === null) return false;
    if (kind === 'submit') return found.get('status') !== 'inProgress';
    if (kind === 'clockOut') return found.get('status') !== 'open';
    return found.exists();
  }

  async #write(act: RecordAction, moment: Date): Promise<void> {
    const batch = writeBatch(this.#signedIn.firestore);
    const at = (path: string) => doc(this.#signedIn.firestore, path);
    const path = this.#pathOf(act);
    const { serviceDate, communityId, shiftReportId } = act;
    const created = {
      serviceDate,
      communityId,
      memberId: this.uid,
      shiftReportId,
      createdAt: serverTimestamp(),
      createdBy: this.uid,
    };
    const add = (data: DocumentData) => batch.set(at(path), { ...created, ...data });
    const photos: Photo[] = [];
    const geo = geoOf(act);
    const photograph = (records: PhotoOwner, recordId: string, scene: Scene, file = '1.png'): object => {
      const photo = photoOf(this.#customerId, records, recordId, scene, file, act.isCopied === true);
      photos.push(photo);
      return { path: photo.path, sha256: photo.sha256, capturedAt: moment, uploadedBy: this.uid };
    };
    const change = (data: DocumentData) => batch.update(at(path), { ...data, updatedAt: serverTimestamp() });
    switch (act.kind) {
      case 'clockIn': {
        add({ status: 'open', source: 'app', clockInAt: moment, ...(geo && { clockInGeo: geo }) });
        const report = at(`${paths.shiftReports(this.#customerId)}/${shiftReportId}`);
        batch.set(report, { ...created, status: 'inProgress', startedAt: moment });
        break;
      }
      case 'scan': {
        const { checkpointId, scene } = act;
        const photo = scene === null ? {} : { photo: photograph('checkpointScans', recordIdOf(act), scene) };
        add({
          checkpointId,
          scannedAt: serverTimestamp(),
          deviceAt: moment,
          deviceId: 'simulator',
          ...photo,
        });
        break;
      }
      case 'door': {
        const { unitId, binTagId, outcome, bagCount } = act;
        const scanned = binTagId === null ? { method: 'manual' } : { method: 'binTag', binTagId };
        const reason = outcome === 'notCollected' ? { reason: 'access' } : {};
        const service = { unitId, outcome, bagCount, ...scanned, ...reason, stream: 'trash' };
        add({ ...service, servicedAt: moment, ...(geo && { geo }) });
        break;
      }
      case 'violation': {
        const { unitId, typeId, severity, scene } = act;
        const taken = [photograph('violations', recordIdOf(act), scene)];
        const seen = { observedAt: moment, reportedBy: this.uid, photos: taken, collectedAnyway: true };
        add({ unitId, typeId, severity, ...seen, reviewStatus: 'pending', status: 'open' });
        break;
      }
      case 'submit': {
        const { compactorLevel, scene, claim } = act;
        const own = (shown: Scene, file: string) => photograph('shiftReports', shiftReportId, shown, file);
        change({
          status: 'submitted',
          submittedAt: moment,
          compactorLevel,
          ...(scene !== null && { compactorPhotos: [own(scene, '1.png')] }),
          ...(claim !== null && { issues: [{ type: propertyClaim, photos: [own(claim, '2.png')] }] }),
        });
        break;
      }
      case 'clockOut':
        change({ status: 'closed', clockOutAt: moment });
    }
    // A record doesn't wait for its photos: their paths are known in advance.
    await Promise.all([batch.commit(), ...photos.map((photo) => this.#upload(photo))]);
  }

  async #upload({ path, bytes }: Photo): Promise<void> {
    try {
      const metadata = { contentType: 'image/png', customMetadata: { uploadedBy: this.uid } };
      await uploadBytes(ref(this.#signedIn.storage, path), bytes, metadata);
    } catch (error) {
      // Rejected because it was uploaded before the interruption: photos are never replaced.
      if ((error as { code?: unknown }).code !== 'storage/unauthorized') throw error;
    }
  }
}

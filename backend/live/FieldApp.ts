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
import { paths, propertyClaim, storagePaths } from 'shared-lib/domain';
import { pictureOf, type Scene } from '../seed/pictures/scenes.ts';
import type { SignedIn } from './liveProduct.ts';
import type { Begun, FieldAct } from './nightPlan.ts';
import { untilAnswered } from './untilAnswered.ts';

/** What became of a record: it was written, it had been written before, or the rules refused it. */
export type Outcome = 'written' | 'known' | 'refused';

/** An act that is a record. */
export type RecordAct = Exclude<FieldAct, { kind: 'signal' }>;

type DoorAct = Extract<FieldAct, { kind: 'door' }>;

const collections = {
  clockIn: paths.clockInOuts,
  clockOut: paths.clockInOuts,
  scan: paths.checkpointScans,
  door: paths.serviceLogs,
  violation: paths.violations,
  submit: paths.shiftReports,
} as const;

/** The id of the document that an act writes. */
export const recordIdOf = (act: RecordAct): string =>
  'number' in act ? `${act.shiftReportId}_${act.number}` : act.shiftReportId;

type PhotoOwner = 'violations' | 'shiftReports' | 'checkpointScans';

/** A photo that is still to be uploaded. */
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
): Photo => {
  const bytes = new Uint8Array(pictureOf(scene));
  const path = storagePaths.recordPhoto(customerId, records, recordId, file);
  return { path, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
};

/**
 * The field app of one specialist, reduced to what it writes (docs/field-app.md): with the client SDK, their own login and the rules. It is told what
 * happens when, and knows by what it has written before where a night that was broken off ended.
 */
export class FieldApp {
  readonly #signedIn: SignedIn;
  readonly #customerId: string;
  /** Paths of what is written already. */
  readonly #known = new Set<string>();
  /** The shifts that have been submitted, and those clocked out of. */
  readonly #submitted = new Set<string>();
  readonly #left = new Set<string>();
  /** Whether the clock-in of another record than the field app's is open, by night and community. */
  readonly #others = new Map<string, 'open' | 'over'>();
  /** What was found at the doors of each shift, by unit. */
  readonly #doors = new Map<string, Map<string, DoorAct['outcome']>>();
  /** `shift/check point` */
  readonly #scanned = new Set<string>();
  /** Shifts with doors or scans that have other ids than the field app's. */
  readonly #takenOver = new Set<string>();
  /** Milliseconds by which the server's clock is ahead of the device's. */
  #ahead = 0;
  /** Epoch milliseconds at which each shift was begun. */
  readonly #begun = new Map<string, number>();
  #isOnline = true;

  constructor(signedIn: SignedIn, customerId: string) {
    this.#signedIn = signedIn;
    this.#customerId = customerId;
  }

  get uid(): string {
    return this.#signedIn.uid;
  }

  /** Whether what it writes is sent at once. */
  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** Loses its network, or has it again: then the SDK sends what was queued, in its order. */
  async setOnline(isOnline: boolean): Promise<void> {
    this.#isOnline = isOnline;
    await (isOnline ? enableNetwork : disableNetwork)(this.#signedIn.firestore);
  }

  /** Now, by the server's clock, epoch milliseconds. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Finds out how far the device's clock is off: it has the server write the time, and reads it back. */
  async setClock(): Promise<void> {
    const { firestore, uid } = this.#signedIn;
    const member = doc(firestore, paths.teamMember(this.#customerId, uid));
    const asked = Date.now();
    await updateDoc(member, { lastActive: serverTimestamp() });
    const answered = Date.now();
    const lastActive: unknown = (await getDoc(member)).get('lastActive');
    if (lastActive instanceof Timestamp) this.#ahead = lastActive.toMillis() - (asked + answered) / 2;
  }

  /**
   * How the specialist's shift stands by a record that no field app wrote, such as one of the demo's.
   * @param serviceDate `YYYY-MM-DD`
   * @returns null without such a record
   */
  otherRecordOf(serviceDate: string, communityId: string): 'open' | 'over' | null {
    return this.#others.get(`${serviceDate}/${communityId}`) ?? null;
  }

  /** How far a shift was begun; null for one that wasn't yet. */
  begun(shiftReportId: string): Begun | null {
    const at = this.#begun.get(shiftReportId);
    return at === undefined ? null : { at, isTakenOver: this.#takenOver.has(shiftReportId) };
  }

  /** Whether somebody has clocked out of a shift, or the office has: nothing is added to it any more. */
  isOver(shiftReportId: string): boolean {
    return this.#left.has(shiftReportId);
  }

  /** Reads what was written on a night before. @param serviceDate `YYYY-MM-DD` */
  async recall(serviceDate: string): Promise<void> {
    const { firestore, uid } = this.#signedIn;
    for (const pathOf of new Set(Object.values(collections))) {
      const own = query(
        collection(firestore, pathOf(this.#customerId)),
        where('memberId', '==', uid),
        where('serviceDate', '==', serviceDate),
      );
      for (const found of (await untilAnswered(() => getDocsFromServer(own))).docs) {
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

  #noteDoor(shiftReportId: string, unitId: string, outcome: DoorAct['outcome']): void {
    const doors = this.#doors.get(shiftReportId) ?? new Map<string, DoorAct['outcome']>();
    this.#doors.set(shiftReportId, doors.set(unitId, outcome));
  }

  /** Whether an act has been done already, on a night before it was broken off. */
  hasDone(act: RecordAct): boolean {
    if (act.kind === 'submit') return this.#submitted.has(act.shiftReportId);
    if (act.kind === 'clockOut') return this.#left.has(act.shiftReportId);
    if (act.kind === 'door' && this.#doors.get(act.shiftReportId)?.has(act.unitId)) return true;
    if (act.kind === 'scan' && this.#scanned.has(`${act.shiftReportId}/${act.checkpointId}`)) return true;
    return this.#known.has(this.#pathOf(act));
  }

  /** An act that has been done, as it went: what others recorded of a door may be something else than this night would have. */
  asRecorded(act: RecordAct): RecordAct {
    const outcome = act.kind === 'door' ? this.#doors.get(act.shiftReportId)?.get(act.unitId) : undefined;
    return act.kind === 'door' && outcome !== undefined ? { ...act, outcome } : act;
  }

  /**
   * Writes what an act says. It is queued at once, so the next act needn't wait.
   * @param moment when it was, epoch milliseconds; one that is still to come counts as now
   * @returns once the server has answered, however long there is no network
   */
  async perform(act: RecordAct, moment: number): Promise<Outcome> {
    if (this.hasDone(act)) return 'known';
    const path = this.#pathOf(act);
    try {
      await this.#write(act, new Date(Math.min(moment, this.now)));
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'permission-denied') throw error;
      return (await this.#isWritten(act, path)) ? 'known' : 'refused';
    }
    return 'written';
  }

  #pathOf(act: RecordAct): string {
    return `${collections[act.kind](this.#customerId)}/${recordIdOf(act)}`;
  }

  /** Whether a write that was refused had arrived before. */
  async #isWritten({ kind }: RecordAct, path: string): Promise<boolean> {
    const found = await untilAnswered(() => getDocFromServer(doc(this.#signedIn.firestore, path)));
    if (kind === 'submit') return found.get('status') !== 'inProgress';
    if (kind === 'clockOut') return found.get('status') !== 'open';
    return found.exists();
  }

  async #write(act: RecordAct, moment: Date): Promise<void> {
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
    const photograph = (records: PhotoOwner, recordId: string, scene: Scene, file = '1.png'): object => {
      const photo = photoOf(this.#customerId, records, recordId, scene, file);
      photos.push(photo);
      return { path: photo.path, sha256: photo.sha256, capturedAt: moment, uploadedBy: this.uid };
    };
    const change = (data: DocumentData) => batch.update(at(path), { ...data, updatedAt: serverTimestamp() });
    switch (act.kind) {
      case 'clockIn': {
        add({ status: 'open', source: 'app', clockInAt: moment });
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
        add({ unitId, outcome, bagCount, ...scanned, ...reason, stream: 'trash', servicedAt: moment });
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
    // A record doesn't wait for its photos: their paths are known.
    await Promise.all([batch.commit(), ...photos.map((photo) => this.#upload(photo))]);
  }

  async #upload({ path, bytes }: Photo): Promise<void> {
    try {
      const metadata = { contentType: 'image/png', customMetadata: { uploadedBy: this.uid } };
      await uploadBytes(ref(this.#signedIn.storage, path), bytes, metadata);
    } catch (error) {
      // It had been uploaded before the night was broken off: no photo is ever replaced.
      if ((error as { code?: unknown }).code !== 'storage/unauthorized') throw error;
    }
  }
}

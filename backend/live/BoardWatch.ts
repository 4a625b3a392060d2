import { collection, onSnapshot } from 'firebase/firestore';
import { nightShardSchema, paths, readDocument, type NightShard } from 'shared-lib/domain';
import type { SignedIn } from './liveProduct.ts';
import type { RecordAction } from './FieldApp.ts';

/** Whether a record is a door that counts as serviced. */
const isServiced = (act: RecordAction): boolean => act.kind === 'door' && act.outcome !== 'notCollected';

/** How long a write took to reach the board. */
export interface Sample {
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  readonly millis: number;
}

/** Times (`performance.now()`) of one shift's writes, in order: its clock-in, and each door that counts. */
interface Written {
  clockInAt: number | null;
  readonly doorsAt: number[];
  /** How many of the doors the board has shown. */
  shown: number;
  hasShownClockIn: boolean;
}

/**
 * Tonight's board as the owner sees it: a listener on the night's shards. Measures the time from each field app write to the board snapshot
 * that contains it.
 */
export class BoardWatch {
  readonly #written = new Map<string, Written>();
  readonly #samples: Sample[] = [];
  readonly #stops: (() => void)[];
  readonly #shownServiced = new Map<string, number>();

  /** @param dates `YYYY-MM-DD` */
  constructor({ firestore }: SignedIn, customerId: string, dates: readonly string[]) {
    this.#stops = dates.map((date) =>
      onSnapshot(collection(firestore, paths.nightShards(customerId, date)), (snapshot) => {
        const now = performance.now();
        for (const { doc: changed } of snapshot.docChanges()) {
          const read = readDocument(nightShardSchema, changed.ref.path, changed.data());
          if (read.ok) this.#show(read.value, now);
        }
      }),
    );
  }

  /**
   * Records a field app write that starts now.
   * @param isMeasured false for records of an earlier run or writes that wait for a network
   */
  recordWrite(act: RecordAction, isMeasured: boolean): void {
    const shift = this.#written.get(act.shiftReportId) ?? {
      clockInAt: null,
      doorsAt: [],
      shown: 0,
      hasShownClockIn: false,
    };
    this.#written.set(act.shiftReportId, shift);
    const now = isMeasured ? performance.now() : Number.NaN;
    if (act.kind === 'clockIn') shift.clockInAt = now;
    if (isServiced(act)) shift.doorsAt.push(now);
  }

  /** How many of the written doors the board lacks, and how many it has in excess. */
  get difference(): { readonly missing: number; readonly surplus: number } {
    let [missing, surplus] = [0, 0];
    for (const [id, { doorsAt }] of this.#written) {
      const differs = doorsAt.length - (this.#shownServiced.get(id) ?? 0);
      missing += Math.max(0, differs);
      surplus += Math.max(0, -differs);
    }
    return { missing, surplus };
  }

  /** The duration of each write, in the order the board showed them. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #show({ clockInOuts, shiftReports }: NightShard, now: number): void {
    for (const { id } of clockInOuts) {
      const shift = this.#written.get(id);
      if (!shift || shift.hasShownClockIn) continue;
      shift.hasShownClockIn = true;
      if (shift.clockInAt !== null) this.#took(shift.clockInAt, now);
    }
    for (const { id, unitsServiced } of shiftReports) {
      this.#shownServiced.set(id, unitsServiced);
      const shift = this.#written.get(id);
      if (!shift) continue;
      for (const writtenAt of shift.doorsAt.slice(shift.shown, unitsServiced)) this.#took(writtenAt, now);
      shift.shown = Math.max(shift.shown, Math.min(unitsServiced, shift.doorsAt.length));
    }
  }

  #took(writtenAt: number, now: number): void {
    if (Number.isNaN(writtenAt)) return;
    this.#samples.push({ writtenAt: performance.timeOrigin + writtenAt, millis: now - writtenAt });
  }
}

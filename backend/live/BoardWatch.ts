import { collection, onSnapshot } from 'firebase/firestore';
import { nightShardSchema, paths, readDocument, type NightShard } from 'shared-lib/domain';
import type { SignedIn } from './liveProduct.ts';
import type { RecordAct } from './FieldApp.ts';

/** Whether a door counts among those that were serviced. */
const isServiced = (act: RecordAct): boolean => act.kind === 'door' && act.outcome !== 'notCollected';

/** How long a write took until it was on the board. */
export interface Sample {
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  readonly millis: number;
}

/** What was written of one shift, in order: when its clock-in, and each door that counts. `performance.now()` */
interface Written {
  clockInAt: number | null;
  readonly doorsAt: number[];
  /** How many of the doors the board has shown. */
  shown: number;
  hasShownClockIn: boolean;
}

/**
 * The board of tonight as the owner has it open: a listener on the night's shards. It measures how long each write of the field takes until it is
 * there, from the call of the field app to the snapshot of the board.
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
   * A write of the field that begins now.
   * @param isMeasured not for what was done on an earlier run, or waits for a network
   */
  wrote(act: RecordAct, isMeasured: boolean): void {
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

  /** How many doors the board misses, and how many it has too many, of what was written. */
  get difference(): { readonly missing: number; readonly surplus: number } {
    let [missing, surplus] = [0, 0];
    for (const [id, { doorsAt }] of this.#written) {
      const differs = doorsAt.length - (this.#shownServiced.get(id) ?? 0);
      missing += Math.max(0, differs);
      surplus += Math.max(0, -differs);
    }
    return { missing, surplus };
  }

  /** How long each write took, in the order in which the board showed them. */
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

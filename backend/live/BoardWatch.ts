import { collection, onSnapshot } from 'firebase/firestore';
import { nightShardSchema, paths, readDocument, type NightShard } from 'shared-lib/domain';
import type { SignedIn } from './liveProduct.ts';
import type { FieldAct } from './nightPlan.ts';

/** Whether a door counts among those that were serviced. */
const isServiced = (act: FieldAct): boolean => act.kind === 'door' && act.outcome !== 'notCollected';

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
  readonly #millis: number[] = [];
  readonly #stops: (() => void)[];
  readonly #shownServiced = new Map<string, number>();
  #lastAt = 0;

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

  /** A write of the field that begins now. @param known whether it was done on an earlier run, so that it can't be measured */
  wrote(act: FieldAct, known = false): void {
    const shift = this.#written.get(act.shiftReportId) ?? {
      clockInAt: null,
      doorsAt: [],
      shown: 0,
      hasShownClockIn: false,
    };
    this.#written.set(act.shiftReportId, shift);
    const now = known ? Number.NaN : performance.now();
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

  /** `performance.now()` of the last change that the board showed of what was written. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** Milliseconds from each write to the board, in ascending order. */
  get latencies(): readonly number[] {
    return [...this.#millis].sort((a, b) => a - b);
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
    this.#lastAt = now;
    this.#millis.push(now - writtenAt);
  }
}

/** The value below which a share of a list lies. @param sorted ascending @param share 0 to 1 @returns NaN for an empty list */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

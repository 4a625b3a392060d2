import type { ReactNode } from 'react';
import styles from './rules.module.css';

/** A drawing of 120 by 84, labeled by the text below it (`labelledBy`). */
function Drawing({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 84" role="img" aria-labelledby={labelledBy}>
      <path className={styles.floor} d="M6 78H114" />
      {children}
    </svg>
  );
}

const bin = 'M40 34H80L76 78H44Z';
const lid = 'M36 26H84V34H36Z';
const door = 'M14 10H50V78H14Z';
/** A tied bag; `x` and `y` are where its knot is. */
const bagAt = (x: number, y: number) =>
  `M${x - 4} ${y}L${x} ${y + 5}L${x + 4} ${y}M${x} ${y + 5}C${x - 16} ${y + 12} ${x - 14} ${y + 30} ${x - 10} ${y + 30}H${x + 10}C${x + 14} ${y + 30} ${x + 16} ${y + 12} ${x} ${y + 5}Z`;

interface PictureProps {
  labelledBy: string;
}

export const TiedAndClosed = ({ labelledBy }: PictureProps) => (
  <Drawing labelledBy={labelledBy}>
    <path className={styles.thing} d={bin} />
    <path className={styles.strong} d={lid} />
    <path className={styles.soft} d={bagAt(60, 41)} />
  </Drawing>
);

export const OpenAndOverfull = ({ labelledBy }: PictureProps) => (
  <Drawing labelledBy={labelledBy}>
    <path className={styles.soft} d="M42 34C40 18 52 22 54 14C60 24 66 16 70 20C80 18 80 28 78 34Z" />
    <path className={styles.thing} d={bin} />
    <path className={styles.strong} d="M84 30L108 12L112 18L86 36Z" />
    <path className={styles.soft} d="M14 66H26V78H14ZM92 68L104 66L106 78H94Z" />
  </Drawing>
);

export const BinAtDoor = ({ labelledBy }: PictureProps) => (
  <Drawing labelledBy={labelledBy}>
    <path className={styles.soft} d={door} />
    <path className={styles.strong} d="M42 44H45V50H42Z" />
    <path className={styles.thing} d="M64 44H96L93 78H67Z" />
    <path className={styles.strong} d="M61 37H99V44H61Z" />
  </Drawing>
);

export const BagsOnFloor = ({ labelledBy }: PictureProps) => (
  <Drawing labelledBy={labelledBy}>
    <path className={styles.soft} d={door} />
    <path className={styles.strong} d="M42 44H45V50H42Z" />
    <path className={styles.thing} d={bagAt(70, 48)} />
    <path className={styles.thing} d={bagAt(96, 48)} />
  </Drawing>
);

export const FlatBoxes = ({ labelledBy }: PictureProps) => (
  <Drawing labelledBy={labelledBy}>
    <path className={styles.thing} d="M24 70H96V78H24ZM28 60H92V68H28ZM24 50H96V58H24Z" />
    <path className={styles.strong} d="M58 46H62V78H58Z" />
  </Drawing>
);

export const WholeBox = ({ labelledBy }: PictureProps) => (
  <Drawing labelledBy={labelledBy}>
    <path className={styles.thing} d="M34 38H86V78H34Z" />
    <path className={styles.soft} d="M34 38L22 24H52L60 38ZM86 38L98 24H68L60 38Z" />
    <path className={styles.strong} d="M58 38H62V78H58Z" />
  </Drawing>
);

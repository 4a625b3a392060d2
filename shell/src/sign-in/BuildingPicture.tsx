import styles from './BuildingPicture.module.css';

const FLOORS = 9;
const ROOMS = 7;

/** Which windows are lit: a fixed pattern, so the picture never changes. */
const isLit = (floor: number, room: number) => (floor * 5 + room * 7 + floor * room * 3) % 11 < 3;

/** The served doors: a row in the brand color, starting at the first room. */
const isServed = (floor: number, room: number) => floor === 5 && room < 5;

/** A drawing of a building at night, with lit windows. */
export function BuildingPicture() {
  return (
    <div className={styles.night} aria-hidden>
      <svg viewBox="0 0 700 900" preserveAspectRatio="xMidYMax slice" className={styles.picture}>
        <circle cx="560" cy="130" r="46" className={styles.moon} />
        <rect x="40" y="420" width="170" height="480" className={styles.far} />
        <rect x="560" y="330" width="160" height="570" className={styles.far} />
        <rect x="150" y="200" width="430" height="700" rx="10" className={styles.wall} />
        {Array.from({ length: FLOORS }, (_, floor) =>
          Array.from({ length: ROOMS }, (_, room) => (
            <rect
              key={`${floor}-${room}`}
              x={178 + room * 55}
              y={236 + floor * 68}
              width="38"
              height="44"
              rx="4"
              className={
                isServed(floor, room) ? styles.served : isLit(floor, room) ? styles.lit : styles.dark
              }
            />
          )),
        )}
        <rect x="334" y="826" width="62" height="74" rx="6" className={styles.door} />
        <rect x="0" y="896" width="700" height="4" className={styles.ground} />
      </svg>
    </div>
  );
}

/** The two pictures of the choice: a block of flats with one window lit, office towers with one floor lit. */
import styles from './choice-pictures.module.css';

const six = [0, 1, 2, 3, 4, 5];
const four = [0, 1, 2, 3];

export function Block() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 144" aria-hidden="true" focusable="false">
      <path className={styles.wall} d="M0 144V8a8 8 0 0 1 8-8h224a8 8 0 0 1 8 8v136Z" />
      {four.flatMap((row) =>
        six.map((column) => (
          <rect
            key={`${row} ${column}`}
            className={row === 1 && column === 3 ? styles.lit : styles.window}
            x={18 + column * 36}
            y={16 + row * 33}
            width="24"
            height="20"
            rx="3"
          />
        )),
      )}
    </svg>
  );
}

const towers = [
  { left: 0, top: 50, floors: 4, lit: null },
  { left: 98, top: 0, floors: 6, lit: 1 },
  { left: 196, top: 30, floors: 5, lit: null },
] as const;

export function Towers() {
  return (
    <svg className={styles.picture} viewBox="0 0 280 150" aria-hidden="true" focusable="false">
      {towers.map(({ left, top, floors, lit }) => (
        <g key={left}>
          <path className={styles.wall} d={`M${left} 150V${top + 6}a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6V150Z`} />
          {six.slice(0, floors).map((floor) => (
            <rect
              key={floor}
              className={floor === lit ? styles.lit : styles.window}
              x={left + 14}
              y={top + 18 + floor * 22}
              width="56"
              height="8"
              rx="2"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

import type { Ref } from 'react';
import styles from './contact.module.css';

/** A honeypot: people can't see or reach this field, but bots that fill in everything do. */
export const RobotField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className={styles.robot} aria-hidden="true">
    <label>
      Website
      <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

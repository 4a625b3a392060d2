import type { Ref } from 'react';
import styles from './contact.module.css';

/** A field that nobody sees or reaches; who fills it in fills in everything. */
export const RobotField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className={styles.robot} aria-hidden="true">
    <label>
      Website
      <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

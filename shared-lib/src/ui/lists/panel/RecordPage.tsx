import type { ReactNode, Ref } from 'react';
import { PanelHead } from '../../overlays/drawer/PanelHead.tsx';
import { PanelActions, type PanelAction } from './PanelActions.tsx';
import { RecordActivity } from './RecordActivity.tsx';
import styles from './RecordPage.module.css';

interface RecordPageProps {
  name: ReactNode;
  badges: ReactNode;
  /** A distinguishing detail, such as its number and its community. */
  place?: string;
  /** Its heading gets focus when the clicked button disappears. */
  headRef?: Ref<HTMLHeadingElement>;
  /** Its subject and the basis for a decision, such as photos or a message. */
  children?: ReactNode;
  facts: ReactNode;
  /** Who did what, and when. */
  timeline?: ReactNode;
  /** Other records that belong to it. */
  related?: ReactNode;
  /** Its id in the business's activity log; undefined for a kind of record that the log leaves out. */
  logId?: string | undefined;
  actions?: readonly PanelAction[];
  /** Whether a step of it is being saved. */
  isBusy?: boolean;
  /** Shown at the end of the actions. */
  actsAside?: ReactNode;
}

/**
 * Everything about one record, in the same order for every kind: name and status, what it is about, facts,
 * timeline, related records, recent changes, and its actions in one place. In two columns where there is room.
 */
export function RecordPage(props: RecordPageProps) {
  const { name, badges, place, headRef, children, facts, timeline, related, logId } = props;
  return (
    <>
      <PanelHead badges={badges} place={place} ref={headRef}>
        {name}
      </PanelHead>
      <div className={styles.parts}>
        {children}
        {facts}
        {timeline}
        {related}
        {logId !== undefined && <RecordActivity recordId={logId} />}
      </div>
      <PanelActions actions={props.actions ?? []} isBusy={props.isBusy ?? false}>
        {props.actsAside}
      </PanelActions>
    </>
  );
}

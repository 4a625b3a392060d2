import { useId, useRef } from 'react';
import { useSlot } from '../../../slots/index.ts';
import { RecordSlotContext } from '../../../slots/recordSlot.ts';
import { Card } from '../../base/cards/Card.tsx';
import { useIsNearViewport } from '../../base/screen/useIsNearViewport.ts';
import { useListTexts } from '../records/useListFormatters.ts';
import { PanelPart } from './PanelPart.tsx';
import styles from './RecordActivity.module.css';

interface RecordActivityProps {
  /** The record's id in the business's activity log. */
  recordId: string;
  /** Whether it is a card of a page instead of a part of a panel. */
  isCard?: boolean;
}

/**
 * Who last changed a record, from the business's activity log. Its code and its entries load once it is scrolled
 * to, so that a record's page costs no more reads until then.
 */
export function RecordActivity({ recordId, isCard = false }: RecordActivityProps) {
  const { t } = useListTexts();
  const place = useRef<HTMLDivElement>(null);
  const title = useId();
  const isNear = useIsNearViewport(place);
  const content = (
    <div ref={place} className={`${styles.changes} ${isCard ? styles.card : ''}`}>
      {isNear && <Changes recordId={recordId} />}
    </div>
  );
  if (!isCard) return <PanelPart title={t('recentChanges')}>{content}</PanelPart>;
  return (
    <section aria-labelledby={title}>
      <Card>
        <h3 id={title} className="vh-title">
          {t('recentChanges')}
        </h3>
        {content}
      </Card>
    </section>
  );
}

function Changes({ recordId }: Pick<RecordActivityProps, 'recordId'>) {
  const { fills, Part } = useSlot('record.activity');
  return (
    <RecordSlotContext value={recordId}>
      {fills.map((fill) => (
        <Part key={`${fill.module}/${fill.id}`} fill={fill} />
      ))}
    </RecordSlotContext>
  );
}

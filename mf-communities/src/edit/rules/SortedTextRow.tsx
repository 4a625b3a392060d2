import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import { Textarea } from 'shared-lib/ui/forms';
import { attachRowDrag, type Edge } from './attachRowDrag.ts';
import styles from './SortedTextsField.module.css';

interface SortedTextRowProps {
  /** The list that it is of. */
  list: object;
  index: number;
  count: number;
  text: string;
  error: string | null;
  readOnly: boolean;
  onChange: (text: string) => void;
  /** @param control the control that has the focus afterwards */
  onShift: (from: number, to: number, control: string) => void;
  onRemove: () => void;
  /** Called with the place of the row that was let go on this one. */
  onDropOn: (from: number, edge: Edge) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One text of a list, with what moves and removes it. */
export function SortedTextRow(props: SortedTextRowProps) {
  const { list, index, count, text, error, readOnly, onChange, onShift, onRemove, onDropOn, onKeyDown } =
    props;
  const { t } = useTexts('mf-communities');
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const errorId = useId();
  const [edge, setEdge] = useState<Edge | null>(null);
  const drop = useEffectEvent(onDropOn);
  useEffect(() => {
    if (readOnly || row.current === null || grip.current === null) return;
    return attachRowDrag(row.current, grip.current, {
      list,
      index,
      onOver: setEdge,
      onDrop: (from, at) => drop(from, at),
    });
  }, [list, index, readOnly]);

  const name = t('edit.rule', { number: index + 1 });
  return (
    <li ref={row} className={styles.row} data-edge={edge ?? undefined}>
      <div role="presentation" className={styles.controls} onKeyDown={onKeyDown}>
        <span ref={grip} className={styles.grip} data-grip aria-hidden>
          <IconGripVertical size={18} />
        </span>
        <Textarea
          className={styles.text ?? ''}
          aria-label={name}
          aria-invalid={error !== null || undefined}
          attributes={{ input: { 'aria-describedby': error === null ? undefined : errorId, dir: 'auto' } }}
          data-control="text"
          data-field={`rules.${index}`}
          error={error !== null}
          readOnly={readOnly}
          rows={2}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <div className={styles.actions}>
          <ActionIcon
            variant="subtle"
            size={36}
            data-control="up"
            aria-label={t('edit.moveUp', { rule: name })}
            disabled={readOnly || index === 0}
            onClick={() => onShift(index, index - 1, 'up')}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={36}
            data-control="down"
            aria-label={t('edit.moveDown', { rule: name })}
            disabled={readOnly || index === count - 1}
            onClick={() => onShift(index, index + 1, 'down')}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={t('edit.removeRule', { rule: name })}
            disabled={readOnly}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </li>
  );
}

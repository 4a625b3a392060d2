import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useId, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import { Textarea } from 'shared-lib/ui/forms';
import type { DropPlace } from 'shared-lib/ui/sorting';
import styles from './SortedTextsField.module.css';

interface SortedTextRowProps {
  index: number;
  count: number;
  /** Which side a dragged text would be dropped on. */
  dropSide: DropPlace['side'] | undefined;
  text: string;
  error: string | null;
  readOnly: boolean;
  onChange: (text: string) => void;
  /** @param control the control that gets the focus afterward */
  onShift: (from: number, to: number, control: string) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One text of a list, with its move and remove controls. */
export function SortedTextRow(props: SortedTextRowProps) {
  const { index, count, dropSide, text, error, readOnly, onChange, onShift, onRemove, onKeyDown } = props;
  const { t } = useTexts('mf-communities');
  const errorId = useId();
  const name = t('edit.rule', { number: index + 1 });
  return (
    <li className={styles.row} data-row={index} data-drop={dropSide}>
      <div role="presentation" className={styles.controls} onKeyDown={onKeyDown}>
        <span className={styles.grip} data-handle aria-hidden>
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

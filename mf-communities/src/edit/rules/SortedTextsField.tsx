import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { maxRules } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, Button } from 'shared-lib/ui';
import { FieldFrame, type FieldProps } from 'shared-lib/ui/form';
import { Textarea } from 'shared-lib/ui/forms';
import { attachReorder, indexAfterDrop, moveItem, type DropPlace } from 'shared-lib/ui/sorting';
import styles from './SortedTextsField.module.css';

type SortedTextsFieldProps = FieldProps<string[]> & {
  /** An error in one of the texts. */
  errorAt: (index: number) => string | null;
};

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
function SortedTextRow(props: SortedTextRowProps) {
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

/**
 * An ordered list of texts: typed, added, removed, and sorted by their grips, by buttons, or with Alt and an
 * arrow key.
 */
export function SortedTextsField({ errorAt, ...field }: SortedTextsFieldProps) {
  const { t } = useTexts('mf-communities');
  const { value: texts, readOnly, onChange } = field;
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);

  // A row's id is its index: texts have no other identity.
  const drop = useEffectEvent((dragged: string, { id, side }: DropPlace) => {
    const from = Number(dragged);
    onChange(moveItem(texts, from, indexAfterDrop(from, Number(id), side)));
  });
  const count = texts.length;
  useEffect(
    () =>
      list.current && count > 0 && !readOnly
        ? attachReorder(list.current, { onOver: setPlace, onDrop: (id, at) => drop(id, at) })
        : undefined,
    [count, readOnly],
  );

  /** Moves a text along with the focus. */
  const shift = (from: number, to: number, control: string) => {
    if (readOnly || to < 0 || to >= texts.length) return;
    onChange(moveItem(texts, from, to));
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      const same = row?.querySelector<HTMLButtonElement | HTMLTextAreaElement>(`[data-control="${control}"]`);
      (same?.disabled ? row?.querySelector('textarea') : same)?.focus();
    });
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const control = (event.target as HTMLElement).dataset['control'] ?? 'text';
    shift(index, event.key === 'ArrowUp' ? index - 1 : index + 1, control);
  };
  const add = () => {
    onChange([...texts, '']);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('textarea')?.focus());
  };

  return (
    <FieldFrame field={field} group="group">
      {(control) => (
        <>
          <ol ref={list} className={`vh-list ${styles.rows}`}>
            {texts.map((text, index) => (
              <SortedTextRow
                key={index}
                index={index}
                count={count}
                dropSide={place?.id === String(index) ? place.side : undefined}
                text={text}
                error={errorAt(index)}
                readOnly={readOnly}
                onChange={(next) => onChange(texts.map((each, at) => (at === index ? next : each)))}
                onShift={shift}
                onRemove={() => onChange(texts.filter((_, at) => at !== index))}
                onKeyDown={onKeyDown(index)}
              />
            ))}
          </ol>
          <Button
            id={control.id}
            data-field={control['data-field']}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={readOnly || count >= maxRules}
            onClick={add}
          >
            {t('edit.addRule')}
          </Button>
        </>
      )}
    </FieldFrame>
  );
}

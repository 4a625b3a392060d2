import { Button, Switch } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';
import { areSingleKeysOn, setSingleKeys } from '../../base/keys/singleKeys.ts';
import { Modal } from '../../overlays/dialogs/Modal.tsx';
import styles from './QueueHelp.module.css';
import { queueTexts } from './texts.ts';
import type { Queue } from './useQueueKeys.ts';

/** A button that lists a queue's shortcuts. Not on phones, which have no keyboard. */
export function QueueHelp({ queue }: { queue: Queue }) {
  addCatalogsOnce('ui-queue', queueTexts);
  const { t } = useTexts('ui-queue');
  return (
    <>
      <Button
        className={styles.button ?? ''}
        variant="subtle"
        size="compact-md"
        leftSection={<IconKeyboard size={18} aria-hidden />}
        onClick={queue.openHelp}
      >
        {t('keys')}
      </Button>
      <Modal opened={queue.isHelpOpen} onClose={queue.closeHelp} title={t('title')} size="sm">
        <Keys queue={queue} />
      </Modal>
    </>
  );
}

function Keys({ queue }: { queue: Queue }) {
  const { t } = useTexts('ui-queue');
  const [areOn, setOn] = useState(areSingleKeysOn);
  const keys = [
    { key: 'J', label: t('next') },
    { key: 'K', label: t('previous') },
    ...queue.actions.map(({ key, label }) => ({ key: key.toUpperCase(), label })),
    { key: '?', label: t('title') },
  ];
  return (
    <>
      <dl className={styles.keys}>
        {keys.map(({ key, label }) => (
          <Fragment key={key}>
            <dt>{label}</dt>
            <dd>
              <kbd className={styles.key}>{key}</kbd>
            </dd>
          </Fragment>
        ))}
      </dl>
      <Switch
        label={t('singleKeys')}
        description={t('singleKeysHint')}
        checked={areOn}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          setSingleKeys(currentTarget.checked);
        }}
      />
    </>
  );
}

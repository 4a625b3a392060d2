import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Button, NameCell } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import { matcherOf } from 'shared-lib/ui/table';
import styles from './ExtraService.module.css';
import { SidePanel } from './SidePanel.tsx';
import type { WeekRow } from '../rows/weekGridOf.ts';
import { maxSearchLength } from '../rows/weekView.ts';

interface ExtraServiceProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** The communities without service on that night. */
  communities: readonly WeekRow[];
  onOpen: (shift: ShiftPlace) => void;
}

/**
 * Adds an extra service where a view has no empty cell to press. It prompts for the community and opens that
 * community's night.
 */
export function ExtraService({ date, communities, onOpen }: ExtraServiceProps) {
  const { t } = useTexts('mf-team');
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="default"
        fullWidth
        aria-haspopup="dialog"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('schedule.edit.extra.add')}
      </Button>
      {choosing && (
        <ExtraServicePanel
          date={date}
          communities={communities}
          onChoose={(communityId) => onOpen({ communityId, serviceDate: date })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** How many communities are listed at once; search finds the rest. */
const listed = 40;

interface ExtraServicePanelProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** At least one. */
  communities: readonly WeekRow[];
  onChoose: (communityId: string) => void;
  onClose: () => void;
}

/** A picker for a community without service on a night. */
export function ExtraServicePanel({ date, communities, onChoose, onClose }: ExtraServicePanelProps) {
  const { t, i18n } = useTexts('mf-team');
  const [search, setSearch] = useState('');
  const matches = matcherOf(search);
  const found = communities.filter(({ propertyName }) => matches(propertyName));
  const choose = (communityId: string) => {
    onClose();
    onChoose(communityId);
  };
  return (
    <SidePanel title={t('schedule.extra')} openKey={date} onClose={onClose}>
      <p className={styles.text}>
        {t('schedule.edit.extra.text', { night: formatNight(date, i18n.language) })}
      </p>
      <TextInput
        type="search"
        placeholder={t('schedule.search')}
        aria-label={t('schedule.search')}
        maxLength={maxSearchLength}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      <ul className={`vh-list ${styles.communities}`}>
        {found.slice(0, listed).map(({ id, propertyName }) => (
          <li key={id}>
            <button type="button" className={styles.community} onClick={() => choose(id)}>
              <NameCell name={propertyName} shape="place" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.more} role="status">
        {found.length === 0
          ? t('schedule.edit.extra.none')
          : found.length > listed && t('schedule.edit.morePeople', { count: found.length - listed })}
      </p>
    </SidePanel>
  );
}

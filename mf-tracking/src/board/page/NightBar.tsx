import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link, useNavigate } from 'shared-lib/router';
import { ActionIcon, Button, printPage, Segments } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import { nightBeside, readNight } from '../night/readNight.ts';
import styles from './NightBar.module.css';
import { nightStepOf } from './nightStepOf.ts';
import type { useNight } from './useNight.ts';

interface NightBarProps extends Pick<
  ReturnType<typeof useNight>,
  'night' | 'byAgent' | 'toNight' | 'toList'
> {
  /** The latest service date in progress, `YYYY-MM-DD`. */
  tonight: string;
}

/** Which night is shown, the ways to others, and whether it is listed by community or by agent. */
export function NightBar({ night, byAgent, tonight, toNight, toList }: NightBarProps) {
  const { t } = useTexts('mf-tracking');
  const navigate = useNavigate();
  const go = (search: string) => void navigate({ search }, { preventScrollReset: true });
  const shown = night ?? tonight;
  const isLast = shown >= tonight;

  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = nightStepOf(event);
    if (by === null || (by === 1 && isLast)) return;
    event.preventDefault();
    go(toNight(nightBeside(night, by, tonight)));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={styles.bar}>
      <nav className={styles.nights} aria-label={t('nights.label')}>
        <ActionIcon
          component={Link}
          to={{ search: toNight(nightBeside(night, -1, tonight)) }}
          preventScrollReset
          variant="default"
          size={36}
          aria-label={t('nights.previous')}
          title={t('nights.previous')}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <TextInput
          type="date"
          className={styles.date}
          aria-label={t('nights.choose')}
          value={shown}
          max={tonight}
          onChange={(event) => {
            const chosen = readNight(event.currentTarget.value);
            if (chosen !== null) go(toNight(chosen));
          }}
        />
        {isLast ? (
          <ActionIcon variant="default" size={36} aria-label={t('nights.next')} disabled>
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon
            component={Link}
            to={{ search: toNight(nightBeside(night, 1, tonight)) }}
            preventScrollReset
            variant="default"
            size={36}
            aria-label={t('nights.next')}
            title={t('nights.next')}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        )}
        <Button
          component={Link}
          to={{ search: toNight(null) }}
          preventScrollReset
          variant="default"
          aria-current={night === null ? 'true' : undefined}
        >
          {t('nights.tonight')}
        </Button>
      </nav>
      <div className={styles.tools}>
        <Segments
          label={t('nights.by')}
          options={[
            { value: 'community', label: t('nights.byCommunity') },
            { value: 'agent', label: t('nights.byAgent') },
          ]}
          value={byAgent ? 'agent' : 'community'}
          onChange={(list) => go(toList(list))}
        />
        <Button
          variant="default"
          className={styles.print ?? ''}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={printPage}
        >
          {t('nights.print')}
        </Button>
      </div>
    </div>
  );
}

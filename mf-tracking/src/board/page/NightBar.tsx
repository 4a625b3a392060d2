import { IconPrinter } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { useNavigate } from 'shared-lib/router';
import { Button, printPage, Segments } from 'shared-lib/ui';
import styles from './NightBar.module.css';
import { NightSteps } from './NightSteps.tsx';
import type { useNight } from './useNight.ts';

interface NightBarProps extends Pick<
  ReturnType<typeof useNight>,
  'night' | 'byAgent' | 'toNight' | 'toList'
> {
  /** The latest service date in progress, `YYYY-MM-DD`. */
  tonight: string;
}

/** The displayed night, links to others, and the switch between communities and specialists. */
export function NightBar({ night, byAgent, tonight, toNight, toList }: NightBarProps) {
  const { t } = useTexts('mf-tracking');
  const navigate = useNavigate();
  return (
    <div className={styles.bar}>
      <NightSteps night={night ?? tonight} tonight={tonight} toNight={toNight} />
      <div className={styles.tools}>
        <Segments
          label={t('nights.by')}
          options={[
            { value: 'community', label: t('nights.byCommunity') },
            { value: 'agent', label: t('nights.byAgent') },
          ]}
          value={byAgent ? 'agent' : 'community'}
          onChange={(list) => void navigate({ search: toList(list) }, { preventScrollReset: true })}
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

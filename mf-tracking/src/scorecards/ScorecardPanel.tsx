import { IconChartBarOff, IconExternalLink } from '@tabler/icons-react';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, StatePanel } from 'shared-lib/ui';
import { PanelHead, StepPanel } from 'shared-lib/ui/drawer';
import type { PanelState } from 'shared-lib/ui/lists';
import { communityHref, memberHref } from '../board/addresses.ts';
import { MarginFigure } from './figures/MarginFigure.tsx';
import { Scorecard } from './Scorecard.tsx';
import type { ScoreRow } from './scoreRows.ts';
import type { MarginOf } from './useMargins.ts';
import type { Scorecards } from './useScorecards.ts';

interface ScorecardPanelProps extends PanelState<ScoreRow> {
  scope: 'member' | 'community';
  cards: Scorecards;
  /** For the owner, once the cost of an hour is set. */
  marginOf: MarginOf | null;
  /** Everyone in the period, so that a scorecard stays open when a filter hides its row. */
  all: readonly ScoreRow[];
}

/** The scorecard of a member or community next to the list, with a link to its page. */
export function ScorecardPanel(props: ScorecardPanelProps) {
  const { scope, cards, marginOf, all, rows, openKey, onStep, onClose, onReturnFocus } = props;
  const { t, i18n } = useTexts('mf-tracking');
  const { period, isCovered } = cards;
  return (
    <StepPanel
      title={t('scores.panel.title')}
      keys={rows.map(({ id }) => id)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    >
      {(id) => {
        const row = all.find((each) => each.id === id);
        if (!row) {
          return (
            <StatePanel icon={<IconChartBarOff size={32} />} title={t('scores.none.title')}>
              {t('scores.panel.gone')}
            </StatePanel>
          );
        }
        return (
          <>
            <PanelHead
              badges={t('scores.period', {
                from: formatNight(period.from, i18n.language),
                to: formatNight(period.to, i18n.language),
              })}
            >
              {row.name}
            </PanelHead>
            <Scorecard
              scores={row}
              owner={scope === 'member' ? { memberId: id } : { communityId: id }}
              period={period}
              isCovered={isCovered}
            >
              {scope === 'community' && marginOf && (
                <li>
                  <MarginFigure
                    of={marginOf(row.allShifts)}
                    owner={{ communityId: id }}
                    period={period}
                    isCovered={isCovered}
                  />
                </li>
              )}
            </Scorecard>
            <Button
              component={Link}
              to={scope === 'member' ? memberHref(id) : communityHref(id)}
              variant="default"
              mt={16}
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t(`scores.panel.${scope}`)}
            </Button>
          </>
        );
      }}
    </StepPanel>
  );
}

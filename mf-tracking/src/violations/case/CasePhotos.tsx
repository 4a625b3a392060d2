import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { callViolations } from '../../data/callables.ts';
import type { Photo } from 'shared-lib/domain';
import { photoStateOf } from 'mf-tracking/domain';
import { Button, showToast } from 'shared-lib/ui';
import { PhotoGrid } from 'shared-lib/ui/photos';
import { PanelPart } from 'shared-lib/ui/lists';
import { OfficePhotos } from '../../photos/OfficePhotos.tsx';
import type { CasePart } from '../casePart.ts';
import { caseKind } from '../caseTexts.ts';
import styles from './CasePhotos.module.css';

/** A case's photos, large, whether each file is still the original, and those that the office adds. */
export function CasePhotos({ row, words }: CasePart) {
  const { t, nameOf } = words;
  const { record, timeZone } = row;
  const { photos, officePhotos } = record;
  const all = [...photos, ...officePhotos];
  const shown = {
    subject: t('cases.photos.subject', {
      violation: caseKind(record, words),
      unit: row.unit ?? '',
    }),
    timeZone,
    memberName: nameOf,
  };
  return (
    <>
      <PanelPart
        title={t('cases.photos.title')}
        aside={all.length > 0 && <CheckButton violationId={record.id} words={words} />}
      >
        {photos.length === 0 && <p className="vh-muted">{t('cases.photos.none')}</p>}
        <PhotoGrid {...shown} photos={photos} />
        <States photos={photos} row={row} words={words} />
      </PanelPart>
      <PanelPart title={t('officePhotos.title')}>
        <OfficePhotos {...shown} records="violations" record={record}>
          <States photos={officePhotos} row={row} words={words} />
        </OfficePhotos>
      </PanelPart>
    </>
  );
}

/** The state of some photos at the last check. */
function States({ photos, row, words: { t, moment } }: CasePart & { photos: readonly Photo[] }) {
  const { record, timeZone } = row;
  if (photos.length === 0) return null;
  return (
    <ul className={`vh-list ${styles.states}`}>
      {photos.map(({ path }, index) => {
        const { state, since } = photoStateOf(record, path);
        const label = t(`cases.photos.${state}`, { since: since === null ? '' : moment(since, timeZone) });
        const Icon = state === 'unchanged' || state === 'unchecked' ? IconShieldCheck : IconAlertTriangle;
        return (
          <li key={index} data-state={state}>
            <Icon size={16} aria-hidden /> {t('cases.photos.place', { place: index + 1, state: label })}
          </li>
        );
      })}
    </ul>
  );
}

function CheckButton({ violationId, words: { t } }: Pick<CasePart, 'words'> & { violationId: string }) {
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    const result = await callViolations('checkViolationPhotos', { violationId });
    setChecking(false);
    if (!result.ok) return showToast({ meaning: 'bad', message: t('cases.photos.failed') });
    const { checked, changed } = result.value;
    showToast(
      changed === 0
        ? { meaning: 'good', message: t('cases.photos.checked', { count: checked }) }
        : { meaning: 'bad', message: t('cases.photos.differ', { count: changed }) },
    );
  };
  return (
    <Button variant="subtle" size="compact-md" loading={isChecking} onClick={() => void check()}>
      {t('cases.photos.check')}
    </Button>
  );
}

import { IconArchive, IconListDetails, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useViolationTypes } from 'shared-lib/data';
import { useTypeUsage, type TypeUsage } from '../../data/typeUsage.api.ts';
import { byTypeOrder, isUnmerged, typeNameIn } from 'mf-settings/domain';
import type { ViolationType } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import {
  Button,
  Card,
  LazyOverlay,
  lazyPart,
  LiveContent,
  NoMatch,
  OverlayHost,
  showToast,
  StatePanel,
  useAddressState,
} from 'shared-lib/ui';
import { SortableList } from 'shared-lib/ui/sorting';
import { SearchField } from 'shared-lib/ui/table';
import { typesAfterMove } from 'mf-settings/domain';
import { TypeRow, UnfinishedMerge } from './TypeRow.tsx';
import { searchFrom, typesWith } from './typesWith.ts';
import styles from './TypesSection.module.css';
import { callViolationTypes } from '../../data/callables.ts';

interface Move {
  readonly typeId: string;
  readonly afterId: string | null;
}

/** A move that leaves everything where it is. */
const nowhere: Move = { typeId: '', afterId: null };

/** The types in the owner's order, and the function that moves one. A move shows immediately and is reverted if it fails. */
function useTypeOrder(stored: readonly ViolationType[]) {
  const { t } = useTexts('mf-settings');
  const [moving, setMoving] = useState<Move>(nowhere);
  return {
    types: typesAfterMove(stored, moving),
    move: async (typeId: string, afterId: string | null) => {
      if (typeId === afterId) return;
      const requested = { typeId, afterId };
      setMoving(requested);
      const result = await callViolationTypes('changeViolationType', { act: 'move', ...requested });
      // Another move may have started in the meantime.
      setMoving((latest) => (latest === requested ? nowhere : latest));
      if (!result.ok) showToast({ meaning: 'bad', message: t('operations.types.moveFailed') });
    },
  };
}

const addDialog = lazyPart(
  'The form to add a violation type',
  async () => (await import('./AddTypeDialog.tsx')).AddTypeDialog,
);

const panel = lazyPart('The violation type panel', async () => (await import('./TypePanel.tsx')).TypePanel);

const mergeDialog = lazyPart(
  'The form to merge violation types',
  async () => (await import('./MergeDialog.tsx')).MergeDialog,
);

/** The violation types: those that can be reported, in the owner's order, and the archived ones below. */
export function TypesSection() {
  const live = useViolationTypes();
  return (
    <OverlayHost>
      <div className={styles.types}>
        <Card flush>
          <LiveContent live={live}>{(types) => <Types types={types} />}</LiveContent>
        </Card>
      </div>
    </OverlayHost>
  );
}

/** The list's search text; the address keeps it. */
function useSoughtWords() {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState(params.get('words') ?? '');
  const keep = (kept: string) =>
    setParams(
      (present) => {
        const address = new URLSearchParams(present);
        if (kept.trim() === '') address.delete('words');
        else address.set('words', kept);
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    words,
    onChange: setWords,
    onLeft: () => keep(words),
    onClear: () => {
      setWords('');
      keep('');
    },
  };
}

function Types({ types: stored }: { types: readonly ViolationType[] }) {
  const { t, i18n } = useTexts('mf-settings');
  const adding = useAddressState('addType');
  const opened = useAddressState('type');
  const merging = useAddressState('mergeType');
  const { types, move } = useTypeOrder(stored);
  const { words, ...search } = useSoughtWords();
  const counted = useTypeUsage(stored.map(({ id }) => id).sort());
  const countsOf = (id: string): TypeUsage | null => (counted.status === 'ready' && counted.data[id]) || null;
  const active = types.filter(({ isActive }) => isActive);
  const allArchived = types.filter(({ isActive }) => !isActive).sort(byTypeOrder);
  const archived = typesWith(allArchived, words);
  const isSought = words.trim() !== '';
  const found = typesWith(active, words);
  const unfinished = stored.filter((type) => !isUnmerged(type) && type.mergedAt === null);
  // The dialog stays open while the cases are moved, although the type has already left the list.
  const merged = stored.find(({ id }) => id === merging.value);
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => adding.open()}
      {...addDialog.ahead}
    >
      {t('operations.types.add.open')}
    </Button>
  );
  return (
    <>
      {types.length === 0 ? (
        <StatePanel
          icon={<IconListDetails size={32} />}
          title={t('operations.types.empty.title')}
          action={add}
        >
          {t('operations.types.empty.text')}
        </StatePanel>
      ) : (
        <>
          <div className={`vh-spread ${styles.head}`}>
            <p>{t('operations.types.text')}</p>
            {add}
          </div>
          {(types.length > searchFrom || isSought) && (
            <div className={styles.search}>
              <SearchField label={t('operations.types.search')} value={words} {...search} />
            </div>
          )}
          {isSought && found.length + archived.length === 0 && <NoMatch onClear={search.onClear} />}
          {active.length === 0 && (
            <p className={`vh-muted ${styles.none}`}>{t('operations.types.noneActive')}</p>
          )}
          {/* A filtered list has no order to change. */}
          {isSought ? (
            <ul className={`vh-list ${styles.found}`} aria-label={t('operations.types.title')}>
              {found.map((type) => (
                <li key={type.id}>
                  <TypeRow type={type} use={countsOf(type.id)} onOpen={() => opened.open(type.id)} />
                </li>
              ))}
            </ul>
          ) : (
            <SortableList
              label={t('operations.types.title')}
              items={active}
              nameOf={(type) => typeNameIn(type, i18n.language)}
              onMove={(id, afterId) => void move(id, afterId)}
            >
              {(type) => <TypeRow type={type} use={countsOf(type.id)} onOpen={() => opened.open(type.id)} />}
            </SortableList>
          )}
        </>
      )}
      {unfinished.map((type) => (
        <UnfinishedMerge key={type.id} type={type} types={stored} use={countsOf(type.id)} />
      ))}
      {archived.length > 0 && (
        <section className={styles.archived} aria-labelledby="archived-types">
          <h4 id="archived-types">
            <IconArchive size={18} aria-hidden /> {t('operations.types.archived', { count: archived.length })}
          </h4>
          <ul>
            {archived.map((type) => (
              <li key={type.id}>
                <TypeRow type={type} use={countsOf(type.id)} onOpen={() => opened.open(type.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LazyOverlay part={addDialog} isOpen={adding.isOpen} onClose={adding.close}>
        {(AddTypeDialog) => adding.isOpen && <AddTypeDialog types={stored} onClose={adding.close} />}
      </LazyOverlay>
      <LazyOverlay part={panel} isOpen={opened.isOpen} onClose={opened.close}>
        {(TypePanel) => (
          <TypePanel
            types={[...active, ...allArchived]}
            all={stored}
            countsOf={countsOf}
            openId={opened.value}
            onStep={opened.open}
            onMerge={merging.open}
            onClose={opened.close}
          />
        )}
      </LazyOverlay>
      <LazyOverlay part={mergeDialog} isOpen={merged !== undefined} onClose={merging.close}>
        {(MergeDialog) =>
          merged && (
            <MergeDialog
              key={merged.id}
              type={merged}
              others={types.filter(({ id }) => id !== merged.id)}
              use={countsOf(merged.id)}
              onClose={merging.close}
            />
          )
        }
      </LazyOverlay>
    </>
  );
}

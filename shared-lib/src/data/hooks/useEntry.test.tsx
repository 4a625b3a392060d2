import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LiveResult } from '../live.ts';
import { useEntry } from './useEntry.ts';

const retry = () => {};

/** An entry that is loading until `answer` is called. */
function pendingEntry() {
  let live: LiveResult<string> = { status: 'loading', retry };
  const subscribers = new Set<() => void>();
  return {
    current: () => live,
    subscribe(onChange: () => void) {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
    answer() {
      live = { status: 'ready', data: 'all rows', retry };
      for (const onChange of [...subscribers]) onChange();
    },
  };
}

// React's scheduling is under test, which `act` would replace.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;
let host: HTMLElement;
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  host = document.createElement('div');
  root = createRoot(host);
});
afterEach(() => root.unmount());

const passing = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** As a table does that is searched, asks for more rows whenever it is rendered. */
function Table({ onMore }: { onMore: (() => void) | undefined }) {
  useEffect(() => onMore?.(), [onMore]);
  return 'some rows';
}

test('a list that asks for more with each render shows the rest, even if an earlier answer came just before', async () => {
  const [page, rest] = [pendingEntry(), pendingEntry()];
  function List({ isSearched }: { isSearched: boolean }) {
    const [entry, setEntry] = useState(page);
    const live = useEntry(entry);
    const onMore = () => {
      setEntry(rest);
      page.answer();
    };
    return live.status === 'ready' ? live.data : <Table onMore={isSearched ? onMore : undefined} />;
  }
  root.render(<List isSearched={false} />);
  await passing(50);
  root.render(<List isSearched />);
  await passing(50);
  expect(host.textContent).toBe('some rows');
  rest.answer();
  await passing(500);
  expect(host.textContent).toBe('all rows');
});

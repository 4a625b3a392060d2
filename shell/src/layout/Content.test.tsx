import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { Content } from './Content.tsx';

let navigate: NavigateFunction;

function Search() {
  const found = useNavigate();
  useEffect(() => {
    navigate = found;
  });
  return <input aria-label="Search" />;
}

const page = (name: string) => <h1>{name}</h1>;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Search />
      <Routes>
        <Route element={<Content className="" />}>
          <Route path="/" element={page('Dashboard')} />
          <Route path="/team" element={page('Team')} />
        </Route>
      </Routes>
    </BrowserRouter>,
  );
});

const open = (address: string, meanwhile = () => {}) =>
  act(async () => {
    const opened = navigate(address);
    meanwhile();
    await opened;
  });

it('focuses a new page’s heading, even from the search', async () => {
  screen.getByRole('textbox').focus();
  await open('/team');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Team' }));
});

it('keeps the focus where someone began to type while the page was loading', async () => {
  await open('/team', () => screen.getByRole('textbox').focus());
  expect(screen.getByRole('heading', { name: 'Team' })).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('focuses the heading once a dialog of the previous page has closed, and leaves one that stays open', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('aria-modal', 'true');
  dialog.tabIndex = -1;
  dialog.focus();
  await open('/team');
  expect(document.activeElement).toBe(dialog);
  await act(async () => dialog.remove());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Team' }));
});

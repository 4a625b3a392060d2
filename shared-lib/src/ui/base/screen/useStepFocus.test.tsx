import { render, screen, waitFor } from '@testing-library/react';
import { useStepFocus } from './useStepFocus.ts';

function Steps({ step, hasCome = true }: { step: string; hasCome?: boolean }) {
  useStepFocus(step);
  return <main>{hasCome && <h1>{step}</h1>}</main>;
}

const heading = () => screen.getByRole('heading');

test('the first step doesn’t take focus', () => {
  render(<Steps step="choose" />);
  expect(document.activeElement).toBe(document.body);
});

test('the next step takes the focus lost with the previous one', () => {
  const { rerender } = render(<Steps step="choose" />);
  rerender(<Steps step="check" />);
  expect(document.activeElement).toBe(heading());
});

test('a step that loads late takes focus once it appears', async () => {
  const { rerender } = render(<Steps step="choose" />);
  rerender(<Steps step="check" hasCome={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Steps step="check" />);
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('focus moved by the user stays there', async () => {
  const { rerender } = render(<Steps step="choose" />);
  const field = document.body.appendChild(document.createElement('input'));
  rerender(<Steps step="check" hasCome={false} />);
  field.focus();
  rerender(<Steps step="check" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(field);
  field.remove();
});

import { render, screen } from '@testing-library/react';
import { LiveChanges } from './live-changes.component.tsx';

const rows = [1, 2, 3, 4, 5].map(id => ({ id, numero: `2026-00000${id}` }));
const nameOf = ({ numero }: (typeof rows)[number]) => numero;
const shown = (...ids: number[]) => <LiveChanges rows={rows} flashing={new Set(ids)} nameOf={nameOf} />;

describe('what changed on a list, for who does not see it flash', () => {
  it('is named, or counted where it is much, and stays said when the flash is over', () => {
    const { rerender } = render(shown());
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(shown(2));
    expect(screen.getByRole('status').textContent).toBe('Mudou: 2026-000002');
    rerender(shown());
    expect(screen.getByRole('status').textContent).toBe('Mudou: 2026-000002');
    rerender(shown(1, 2, 3, 4));
    expect(screen.getByRole('status').textContent).toBe('Mudaram 4 linhas');
  });
});

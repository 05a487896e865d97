import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFocusReturn } from './focus-return.hook.ts';

function Standing({ go, close }: { go?: () => void; close: () => void }) {
  useFocusReturn();
  return (
    <div role="dialog">
      {go && (
        <button type="button" onClick={go}>
          Outro
        </button>
      )}
      <button type="button" onClick={close}>
        Fechar
      </button>
    </div>
  );
}

function Page() {
  const [open, setOpen] = useState<'list' | 'form' | null>(null);
  return (
    <main>
      <h1 tabIndex={-1}>Título</h1>
      <button type="button" onClick={() => setOpen('list')}>
        Abrir
      </button>
      {open === 'list' && <Standing key="list" go={() => setOpen('form')} close={() => setOpen(null)} />}
      {open === 'form' && <Standing key="form" close={() => setOpen('list')} />}
    </main>
  );
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.focus();
    button.click();
  });
  // The frame in which the focus is given back.
  await act(() => new Promise<void>(resolve => requestAnimationFrame(() => resolve())));
};

describe('o foco que volta', () => {
  it('depois de um diálogo que tomou o lugar de outro chega a quem abriu o primeiro', async () => {
    render(<Page />);
    for (const name of ['Abrir', 'Outro', 'Fechar', 'Fechar']) await press(name);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });
});

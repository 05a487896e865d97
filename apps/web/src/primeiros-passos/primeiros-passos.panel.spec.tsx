import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import PrimeirosPassos from './primeiros-passos.panel.tsx';
import type { PrimeiroPasso } from './primeiros-passos.table.ts';

const passo = (
  nome: PrimeiroPasso['passo'],
  feito: boolean,
  quantos: number | null = null,
  de: number | null = null,
) => ({
  passo: nome,
  feito,
  quantos,
  de,
});

function abrir(passos: readonly PrimeiroPasso[]) {
  render(
    <MemoryRouter>
      <PrimeirosPassos passos={passos} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem');
}
const linkEm = (item: HTMLElement | undefined) => within(item as HTMLElement).getByRole('link');

describe('os primeiros passos na página inicial', () => {
  it('o próximo é o que tem o botão cheio, os feitos dizem o que já há', () => {
    const itens = abrir([
      passo('ORGAO', true),
      passo('UNIDADES', true, 1444),
      passo('REFEICOES', false, 0),
      passo('CONTRATO', true, 3, 1444),
    ]);
    expect(screen.getByText(/^3 de 4 feitos/)).toBeTruthy();
    expect(itens[1]?.textContent).toContain('Há 1.444 unidades.');
    expect(itens[3]?.textContent).toContain('Há 3 unidades atendidas de 1.444.');
    expect(itens[2]?.getAttribute('aria-current')).toBe('step');
    expect(itens.map(item => linkEm(item).classList.contains('botao--principal'))).toEqual([false, false, true, false]);
    expect(linkEm(itens[2]).getAttribute('href')).toBe('/modules/manutencao/tipoAlimentacao');
  });

  it('com as refeições criadas, o passo leva aos públicos', () => {
    const [refeicoes] = abrir([passo('REFEICOES', false, 4)]);
    expect([linkEm(refeicoes).textContent, linkEm(refeicoes).getAttribute('href')]).toEqual([
      'Criar os públicos',
      '/modules/manutencao/tipoPublico',
    ]);
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { AnotacaoMapa } from './anotacoes-mapa.queries.ts';

pretendDesk();
const { Anotacoes } = await import('./anotacoes.panel.tsx');

const nota = (mudanca: Partial<AnotacaoMapa> = {}): AnotacaoMapa => ({
  id: 1,
  lotacaoId: 7,
  data: '2026-11-19',
  tipoAlimentacaoId: 2,
  tipoPublicoId: 1,
  refeicao: 'Almoço',
  publico: 'Interno',
  texto: 'Visita do juiz.',
  por: 'Sônia Solicitante',
  em: '2026-11-19T15:00:00.000Z',
  retiradaEm: null,
  retiradaPor: null,
  acoes: [],
  ...mudanca,
});
const CELULA = { tipoAlimentacaoId: 2, tipoPublicoId: 1, nome: 'Almoço · Interno' };

const abrir = async (itens: AnotacaoMapa[], celula?: typeof CELULA) => {
  const calls = serve({
    'GET /api/ms-alipen/anotacoes-mapa': { json: { itens } },
    'POST /api/ms-alipen/lotacoes/7/anotacoes-mapa': { status: 201, json: nota({ id: 9 }) },
    'POST /api/ms-alipen/anotacoes-mapa/1/retirada': { json: nota() },
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Anotacoes lotacaoId={7} data="2026-11-19" celula={celula} />
    </QueryClientProvider>,
  );
  await screen.findByText(itens.length ? (itens[0]?.texto ?? '') : 'Ninguém anotou nada neste dia.');
  return { calls, escritas: () => calls.filter(({ method }) => method === 'POST') };
};

describe('as anotações do mapa', () => {
  it('dizem onde, quem e quando; o dia inteiro também', async () => {
    await abrir([nota(), nota({ id: 2, refeicao: null, publico: null, texto: 'Faltou água.' })]);
    const [celula, dia] = screen.getAllByRole('listitem').map(item => item.textContent);
    expect(celula).toMatch(/^Almoço · Interno: Visita do juiz\..*Sônia Solicitante, em /);
    expect(dia).toMatch(/^O dia: Faltou água\./);
  });

  it('só retira quem o servidor deixa, e a retirada continua à vista com quem a retirou', async () => {
    const { escritas } = await abrir([
      nota({ acoes: ['retirar'] }),
      nota({ id: 2, texto: 'De outra pessoa.' }),
      nota({ id: 3, texto: 'Engano.', retiradaEm: '2026-11-19T16:00:00.000Z', retiradaPor: 'Graça Gestora' }),
    ]);
    const itens = screen.getAllByRole('listitem');
    expect(itens.map(item => within(item).queryAllByRole('button').length)).toEqual([1, 0, 0]);
    expect(itens[2]?.textContent).toContain('retirada por Graça Gestora em');
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a anotação “Visita do juiz.”' }));
    expect(escritas().map(({ path }) => path)).toEqual(['/api/ms-alipen/anotacoes-mapa/1/retirada']);
  });

  it('não se anota nada em branco; o que se escreve vai sem os espaços, na célula aberta', async () => {
    const { escritas } = await abrir([], CELULA);
    const anotar = screen.getByRole<HTMLButtonElement>('button', { name: 'Anotar' });
    await userEvent.type(screen.getByLabelText('Anotar Almoço · Interno'), '   ');
    expect(anotar.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Anotar Almoço · Interno'), 'Doze a mais. ');
    await userEvent.click(anotar);
    const [escrita] = escritas();
    expect(escrita?.body).toEqual({
      data: '2026-11-19',
      tipoAlimentacaoId: 2,
      tipoPublicoId: 1,
      texto: 'Doze a mais.',
    });
    expect(escrita?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('sem célula, anota o dia', async () => {
    const { escritas } = await abrir([]);
    await userEvent.type(screen.getByLabelText('Anotar o dia'), 'Feriado.');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
    expect(escritas()[0]?.body).toMatchObject({ tipoAlimentacaoId: null, tipoPublicoId: null });
  });
});

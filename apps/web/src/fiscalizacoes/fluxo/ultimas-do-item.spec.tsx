/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { pretendDesk, serve } from '../../app/fetch.fixture.ts';
import { newQueryClient } from '../../app/query-client.ts';
import type { DoDia, Item } from '../fiscalizacoes.queries.ts';

pretendDesk();
const { default: UltimasDoItem } = await import('./ultimas-do-item.component.tsx');

const ITEM = { codigo: 'marmita', titulo: 'Foto da marmita aberta' } as Item;
const ENTREGA = { data: '2026-11-24', lotacao: { id: 7 }, refeicao: { id: 2, nome: 'Almoço' } } as DoDia;
const feita = (id: number, data: string, fotos: readonly object[]) => ({
  id,
  data,
  refeicao: { id: 2, nome: 'Almoço' },
  resultado: 'CONFORME',
  nota: 87,
  conclusao: { fotos },
});
const LIDAS = [
  feita(30, '2026-11-20', [
    { foto: 'tampa.jpg', item: 'embalagem' },
    { foto: 'aberta.jpg', item: 'marmita' },
  ]),
  feita(20, '2026-11-18', [{ foto: null, item: 'marmita' }]),
];

function abrir(lidas: readonly (typeof LIDAS)[number][]) {
  const calls = serve({
    'GET /api/ms-alipen/fiscalizacoes': { json: { itens: lidas.map(({ id }) => ({ id })) } },
    ...Object.fromEntries(lidas.map(cada => [`GET /api/ms-alipen/fiscalizacoes/${cada.id}`, { json: cada }])),
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <UltimasDoItem item={ITEM} entrega={ENTREGA} />
    </QueryClientProvider>,
  );
  return calls;
}

describe('as últimas fiscalizações ao lado da foto de hoje', () => {
  it('são as desta unidade e refeição, com o resultado, a nota e as fotos do mesmo item', async () => {
    const calls = abrir(LIDAS);
    const [primeira, segunda] = await screen.findAllByRole('listitem');
    expect(primeira?.textContent).toMatch(/20\/11\/2026.*Conforme.*nota 8,7/);
    expect(screen.getAllByRole('img').map(foto => foto.getAttribute('alt'))).toEqual([
      'Foto da marmita aberta, foto 1 de 20/11/2026: ver maior',
    ]);
    expect(segunda?.textContent).toContain('Sem foto deste item.');
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/ms-alipen/fiscalizacoes',
      '/api/ms-alipen/fiscalizacoes/30',
      '/api/ms-alipen/fiscalizacoes/20',
    ]);
  });

  it.each([
    ['sem nenhuma antes', [], 1],
    ['onde a foto não é a pergunta, e nenhuma de antes a tem', LIDAS.slice(1), 2],
  ] as const)('%s, não há nada na tela', async (_, lidas, quantas) => {
    const calls = abrir(lidas);
    await waitFor(() => expect(calls).toHaveLength(quantas));
    expect(screen.queryByText(/As últimas/)).toBeNull();
  });
});

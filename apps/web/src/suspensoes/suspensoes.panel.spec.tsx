/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { Suspensao, Suspensoes } from './suspensoes.queries.ts';

pretendDesk();
const { SuspensoesDaLotacao } = await import('./suspensoes-da-lotacao.panel.tsx');

const DELAS = '/api/ms-alipen/lotacoes/3/suspensoes';
const PEDIDA: Suspensao = {
  ...{ id: 9, versao: 1, lotacaoId: 3, inicio: '2026-12-01', fim: '2026-12-03', fimPrevisto: '2026-12-03' },
  ...{ refeicoes: [], publicos: [{ id: 1, nome: 'Interno' }], motivo: 'Reforma', situacao: 'PEDIDA' },
  ...{ pedidosCancelados: 0, registradaEm: '2026-11-24T12:00:00.000Z', por: 'Sônia' },
  ...{ decididaEm: null, decididaPor: null, resposta: null, encerradaEm: null, encerradaPor: null, acoes: ['decidir'] },
};
const EFEITO = {
  ...{ simulada: true, suspensao: null, dias: 3, aEnviar: 2 },
  pedidos: [
    {
      ...{ pedido: { id: 1, numero: '2026-000001' }, data: '2026-12-01', refeicoes: 100 },
      lotacao: { id: 3, nome: 'UPSL 1', municipio: 'X', uf: 'MA' },
      ...{ destino: 'FORA_DO_LIMITE', motivo: 'O limite de ajuste já passou.' },
    },
  ],
};
const lista = (over: Partial<Suspensoes>): Suspensoes => ({
  lotacao: { id: 3, nome: 'UPSL 1', municipio: 'X', uf: 'MA' },
  ...{ hoje: '2026-11-24', itens: [PEDIDA], suspende: true, pede: false, ...over },
});

const tipos = [
  { id: 1, nome: 'Um', ativo: true },
  { id: 2, nome: 'Dois', ativo: true },
  { id: 3, nome: 'Antigo', ativo: false },
];
function mostrar(over: Partial<Suspensoes>, answers: Parameters<typeof serve>[0]) {
  const calls = serve({
    [`GET ${DELAS}`]: { json: lista(over) },
    'GET /api/ms-alipen/tipos-alimentacao': { json: tipos },
    'GET /api/ms-alipen/tipos-publico': { json: tipos },
    ...answers,
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <SuspensoesDaLotacao lotacaoId={3} />
    </QueryClientProvider>,
  );
  return () => calls.filter(({ method }) => method !== 'GET');
}
const tocar = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('as suspensões de uma lotação', () => {
  afterEach(cleanup);

  it('o gestor vê o que a aprovação toca, diz se os fora do limite vão junto, e só então aprova', async () => {
    const efeito = { ...EFEITO, simulada: false, suspensao: { ...PEDIDA, situacao: 'FUTURA' } };
    const feitas = mostrar(
      {},
      {
        'POST /api/ms-alipen/suspensoes/9/decisao': ({ headers }) => ({
          json: headers.has('idempotency-key') ? efeito : EFEITO,
        }),
      },
    );
    expect(await screen.findByText('Todas as refeições, só para Interno')).toBeTruthy();
    await tocar(/^Decidir a suspensão/);
    await tocar('Ver o que toca');
    await screen.findByText(/passou do limite e fica/);
    await userEvent.click(screen.getByLabelText('Cancelar também os que passaram do limite de ajuste'));
    const conferir = screen.getByRole('dialog', { name: 'Confira antes de suspender' });
    await userEvent.click(within(conferir).getByRole('button', { name: 'Suspender a atividade' }));
    await screen.findByRole('dialog', { name: 'Atividade suspensa' });
    expect(
      feitas().map(({ body, headers }) => [body, headers.get('if-match'), headers.has('idempotency-key')]),
    ).toEqual([
      [{ aprovada: true, cancelarForaDoLimite: false }, '"1"', false],
      [{ aprovada: true, cancelarForaDoLimite: true }, '"1"', false],
      [{ aprovada: true, cancelarForaDoLimite: true }, '"1"', true],
    ]);
  });

  it('a lotação pede só o que marcou, sem ver o que se desativou, e lê por que foi recusado', async () => {
    const detail = 'Já se pediu a suspensão.';
    const feitas = mostrar(
      { suspende: false, pede: true, itens: [] },
      {
        [`POST ${DELAS}/pedidas`]: { status: 409, json: { type: 'x', title: 'Conflito', status: 409, detail } },
      },
    );
    await tocar('Pedir a suspensão');
    const pedida = await screen.findByRole('dialog', { name: 'Pedir a suspensão da atividade' });
    await userEvent.type(within(pedida).getByLabelText('Motivo'), 'Evacuação');
    const refeicoes = within(pedida).getByRole('group', { name: 'Refeições que se suspendem' });
    expect(within(refeicoes).queryByLabelText('Antigo')).toBeNull();
    await userEvent.click(await within(refeicoes).findByLabelText('Dois'));
    await tocar('Pedir ao gestor');
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(feitas().map(({ body }) => body)).toEqual([
      { inicio: '2026-11-25', fim: '2026-11-25', motivo: 'Evacuação', refeicoes: [1] },
    ]);
  });
});

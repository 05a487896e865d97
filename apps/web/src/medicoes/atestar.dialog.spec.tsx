/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { DaMedicao } from '../empenhos/empenhos.queries.ts';
import type { Medicao } from './medicoes.queries.ts';

pretendDesk();
const { AtestarDialog } = await import('./atestar.dialog.tsx');

const FALTA =
  'A medição soma R$ 12,00 e os empenhos do contrato têm R$ 10,00 de saldo: faltam R$ 2,00. Cadastre um empenho ou registre um reforço antes de atestar.';
const parte = { empenhoId: 1, numero: '2026NE000123', antesCentavos: 5000, valorCentavos: 1200, depoisCentavos: 3800 };
const medicao = {
  versao: 3,
  resumo: {
    ...{ id: 7, mes: '2026-10', lotacoes: 2, contrato: { numero: '034/2026', fornecedor: 'Boa Mesa' } },
    totais: { refeicoes: 12, liquidoCentavos: 1200 },
  },
} as Medicao;

function abrir(empenhos: Partial<DaMedicao>) {
  const calls = serve({
    'GET /api/ms-alipen/medicoes/7/empenhos': {
      json: {
        ...{ temEmpenhos: true, liquidoCentavos: 1200, saldoCentavos: 5000 },
        partes: [],
        falta: null,
        consumos: [],
        ...empenhos,
      },
    },
    'POST /api/ms-alipen/medicoes/7/atesto': { json: medicao },
  });
  const sair = jest.fn();
  render(
    <QueryClientProvider client={newQueryClient()}>
      <AtestarDialog medicao={medicao} sair={sair} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), sair, atestos: () => calls.filter(({ method }) => method === 'POST') };
}

const botao = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Atestar' });

describe('o atesto e os empenhos', () => {
  it('mostra o saldo de cada empenho antes e depois, e atesta', async () => {
    const { user, sair, atestos } = abrir({ partes: [parte] });
    const linha = await screen.findByRole('row', { name: /^2026NE000123/ });
    expect(linha.textContent?.replaceAll('\u00a0', ' ')).toBe('2026NE000123R$ 50,00R$ 12,00R$ 38,00');
    await user.type(screen.getByLabelText('Sua senha'), 'segredo');
    await user.click(await botao());
    await waitFor(() => expect(sair).toHaveBeenCalledTimes(1));
    expect(atestos()).toHaveLength(1);
  });

  it('quando o saldo não basta, diz a frase e não deixa atestar', async () => {
    const { user, atestos } = abrir({ falta: FALTA });
    await screen.findByText(FALTA);
    await user.type(screen.getByLabelText('Sua senha'), 'segredo');
    expect((await botao()).disabled).toBe(true);
    expect(atestos()).toHaveLength(0);
  });

  it('o contrato sem empenho é atestado sem falar deles', async () => {
    const { user } = abrir({ temEmpenhos: false });
    await user.type(await screen.findByLabelText('Sua senha'), 'segredo');
    await waitFor(async () => expect((await botao()).disabled).toBe(false));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import type { Recebimento, Termo } from './termos.queries.ts';

pretendDesk();
const { newQueryClient } = await import('../app/query-client.ts');
const { RecebimentoDaMedicao } = await import('./recebimento.panel.tsx');
const { obterRecebimento } = await import('./termos.queries.ts');

const termo: Termo = {
  ...{ id: 9, versao: 1, medicaoId: 5, tipo: 'PROVISORIO', numero: 'TRP 7/2026', situacao: 'EMITIDO' },
  ...{ papel: 'FISCAL_TECNICO', codigo: 'T-AAAA', hash: 'f'.repeat(64), liquidoCentavos: 123_456, semRefeicoes: false },
  ...{
    emitidoEm: '2026-11-24T12:00:00Z',
    emitidoPor: 'Marina Duarte',
    assinadoEm: null,
    assinaturas: [],
    motivo: null,
  },
  ...{ assinam: ['Helena Castro Viana'], impedimento: null, acoes: ['assinar', 'recusar'] },
};
const recebimento = (provisorio: Partial<Termo>): Recebimento => ({
  ...{ medicaoId: 5, versao: 3, pagavelCentavos: null, termos: [] },
  provisorio: {
    ...{ tipo: 'PROVISORIO', impedimento: null, emite: false, termo: { ...termo, ...provisorio } },
    prazo: {
      ...{ desde: '2026-11-03', ate: '2026-11-18', diasUteis: 10, vencidoHa: 3 },
      texto: 'Vencido há 3 dias úteis: era até 18/11/2026',
    },
  },
  definitivo: {
    ...{ tipo: 'DEFINITIVO', termo: null, prazo: null, emite: false },
    impedimento: 'O recebimento provisório ainda não foi assinado.',
  },
});

function Tela() {
  return <RecebimentoDaMedicao recebimento={useQuery(obterRecebimento(5))} />;
}

async function abrir(provisorio: Partial<Termo> = {}) {
  const calls = serve({
    'GET /api/ms-alipen/medicoes/5/recebimento': { json: recebimento(provisorio) },
    'POST /api/ms-alipen/termos/9/assinatura': { json: { ...termo, situacao: 'ASSINADO', acoes: [] } },
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Tela />
    </QueryClientProvider>,
  );
  await screen.findByText('TRP 7/2026');
  return calls;
}

describe('o recebimento na medição', () => {
  it('diz o prazo vencido, quem assina e o que falta, e que nada se paga', async () => {
    await abrir();
    expect(screen.getByText('Vencido há 3 dias úteis: era até 18/11/2026')).toBeTruthy();
    expect(screen.getByText('Assina: Helena Castro Viana.')).toBeTruthy();
    expect(screen.getByText('O recebimento provisório ainda não foi assinado.')).toBeTruthy();
    expect(screen.getByText('Nada se paga desta medição antes do recebimento definitivo.')).toBeTruthy();
  });

  it('quem não pode assinar lê por quê, e não tem o botão', async () => {
    await abrir({ impedimento: 'Você não está entre quem responde por este contrato.', acoes: [] });
    expect(screen.getByText('Você não está entre quem responde por este contrato.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Assinar' })).toBe(null);
  });

  it('assina com a senha e a versão que viu, sem chave de repetição', async () => {
    const calls = await abrir();
    await userEvent.click(screen.getByRole('button', { name: 'Assinar' }));
    await userEvent.type(screen.getByLabelText('Sua senha'), 'segredo');
    await userEvent.click(screen.getAllByRole('button', { name: 'Assinar' }).at(-1) as HTMLElement);
    await screen.findByText('Nada se paga desta medição antes do recebimento definitivo.');
    const [enviada] = calls.filter(({ method }) => method === 'POST');
    expect(enviada?.body).toEqual({ senha: 'segredo' });
    expect([enviada?.headers.get('if-match'), enviada?.headers.get('idempotency-key')]).toEqual(['"1"', null]);
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import { menu, sessao } from '../app/session.fixture.ts';

pretendDesk();
const { FechamentoDoMes } = await import('./fechamento-mes.panel.tsx');

const LOTACAO = { id: 7, nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' };
const dia = (n: number, situacao: string) => ({ data: `2026-11-0${n}`, situacao, versao: 1, assinaturas: [] });
const CADEIA = { lotacao: LOTACAO, versoes: 3, integra: true, ultimoHash: null, falhas: [] };
const FALHA = {
  sequencia: 2,
  data: '2026-11-02',
  versao: 1,
  onde: 'Almoço · Interno, aceita',
  detalhe: 'Não é o que foi fechado.',
};

const abrir = async (authority: string, cadeia: object = CADEIA) => {
  const calls = serve({
    'GET /api/sessao': { json: sessao({ usuario: { ...sessao().usuario, authorities: [authority] } }) },
    'GET /api/menu': { json: menu },
    'GET /api/acessos': { json: [] },
    'GET /api/ms-alipen/fechamentos': {
      json: { lotacao: LOTACAO, itens: [dia(1, 'ASSINADO'), dia(2, 'FECHADO'), dia(3, 'REABERTO'), dia(4, 'ABERTO')] },
    },
    'POST /api/ms-alipen/lotacoes/7/fechamentos-do-mes': {
      json: {
        resultados: [
          { data: '2026-11-03', feito: true },
          { data: '2026-11-04', feito: false, detail: 'O pedido 2026-000012 espera o recebimento.' },
        ],
      },
    },
    'GET /api/ms-alipen/lotacoes/7/cadeia': { json: cadeia },
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <Suspense>
          <FechamentoDoMes lotacaoId={7} mes="2026-11" />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/dias fechados de 4/);
  return calls;
};
const ha = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('o fechamento do mês', () => {
  it('conta os fechados com os assinados, e não o reaberto', async () => {
    await abrir('SOLICITANTE');
    expect(screen.getByText(/dias fechados de 4/).textContent).toBe('2 dias fechados de 4, 1 assinado');
  });

  it('quem pede fecha; só o gestor confere a cadeia; quem monitora só lê', async () => {
    for (const [quem, fecha, confere] of [
      ['AL_GESTOR', true, true],
      ['SOLICITANTE', true, false],
      ['AL_MONITORAMENTO', false, false],
    ] as const) {
      document.body.replaceChildren();
      await abrir(quem);
      expect([quem, ha('Fechar os dias do mês'), ha('Verificar cadeia')]).toEqual([quem, fecha, confere]);
    }
  });

  it('diz os dias que não fechou, cada um com o seu motivo', async () => {
    await abrir('AL_GESTOR');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar os dias do mês' }));
    const dito = await screen.findByText('1 dia foi fechado agora.');
    expect(dito.parentElement?.textContent).toContain('1 dia não foi fechado');
    expect(dito.parentElement?.textContent).toContain('O pedido 2026-000012 espera o recebimento.');
  });

  it('a cadeia adulterada é um alerta que diz o dia e o valor', async () => {
    await abrir('AL_GESTOR', { ...CADEIA, integra: false, falhas: [FALHA] });
    await userEvent.click(screen.getByRole('button', { name: 'Verificar cadeia' }));
    const alerta = await screen.findByRole('alert');
    expect(within(alerta).getByText('A cadeia foi adulterada.')).toBeTruthy();
    expect(alerta.textContent).toContain('02/11/2026, versão 1. Almoço · Interno, aceita: Não é o que foi fechado.');
  });
});

/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { cleanup, render, screen, within } from '@testing-library/react';
import { pretendDesk } from '../app/fetch.fixture.ts';
import type { Projecao } from './indicadores.queries.ts';

pretendDesk();
const { ProjecaoLida } = await import('./projecao.component.tsx');

const mes = (qual: string, valorCentavos: number, semContrato = 0) => ({
  ...{ mes: qual, refeicoes: 100, valorCentavos, semContrato },
});
const PROJECAO: Projecao = {
  ...{ hoje: '2026-11-20', apuradoEm: null, regra: ['A programação de cada dia.', 'Sem glosas.'] },
  realizados: [{ ...mes('2026-11', 30_000), refeicoes: null }],
  meses: [mes('2026-11', 10_000), mes('2026-12', 40_000), mes('2027-01', 0, 100)],
  ...{ refeicoes: 200, valorCentavos: 40_000, semContrato: 100 },
  contratos: [
    {
      ...{ contratoId: 1, numero: '12/2026', fornecedor: 'Boa Mesa', fim: '2026-12-31', saldoCentavos: 90_000 },
      ...{ acabaEm: null, empenhosCentavos: 20_000, empenhosAcabamEm: '2026-12', projetadoCentavos: 50_000 },
    },
  ],
};

describe('os próximos doze meses', () => {
  afterEach(cleanup);

  it('o desenho tem a sua tabela: o mês de hoje em duas partes, o que não tem contrato à parte, e a regra escrita', () => {
    const { container } = render(<ProjecaoLida projecao={PROJECAO} deUma={false} />);
    const barras = [...container.querySelectorAll('rect')].map(barra => Number(barra.getAttribute('height')));
    // Three of the four parts of the tallest month are behind.
    expect(barras.map(Math.round)).toEqual([135, 45, 0, 180, 0, 0]);
    const linhas = within(screen.getByRole('region', { name: 'A projeção mês a mês' })).getAllByRole('row');
    expect(linhas.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'MêsRefeiçõesGastoSem contrato',
      'Novembro de 2026 apurado—R$ 300,00—',
      'Novembro de 2026 previsto, depois de 20/11/2026100R$ 100,00—',
      'Dezembro de 2026 previsto100R$ 400,00—',
      'Janeiro de 2027 previsto100R$ 0,00100',
    ]);
    expect(screen.getByText('A programação de cada dia.')).toBeTruthy();
    expect(screen.getByText(/100 refeições estão em dias sem contrato/)).toBeTruthy();
  });

  it('diz em que mês cada saldo acaba; de uma lotação só, não inventa o saldo', () => {
    render(<ProjecaoLida projecao={PROJECAO} deUma={false} />);
    const saldos = screen.getByRole('region', { name: 'Até quando o saldo de cada contrato paga' });
    expect(within(saldos).getByText('paga o que se prevê')).toBeTruthy();
    expect(within(saldos).getByText('acaba em dezembro de 2026')).toBeTruthy();
    cleanup();
    render(<ProjecaoLida projecao={{ ...PROJECAO, contratos: [] }} deUma />);
    expect(screen.getByText(/O saldo é do contrato inteiro/)).toBeTruthy();
  });
});

/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { Fechamento, VersaoFechada } from './fechamentos.queries.ts';

pretendDesk();
const { FechamentoDoDia } = await import('./fechamento.panel.tsx');

const DIA = { lotacaoId: 7, data: '2026-11-19' };
const ROTA = '/api/ms-alipen/lotacoes/7/fechamentos/2026-11-19';
const POR_CHAVE = '/api/ms-alipen/fechamentos/assinatura-por-chave';
const CHAVE = {
  ...{ nome: 'Fábio Fiscal', matricula: '100005', confirmadaEm: '2026-11-01T12:00:00.000Z' },
  ...{ confirmadaPor: 'Gestora Geral', revogadaEm: null, sincronizavel: false },
};

const versao = (mudanca: Partial<VersaoFechada> = {}): VersaoFechada => ({
  numero: 1,
  situacao: 'FECHADO',
  vigencia: 'VIGENTE',
  fechadoEm: '2026-11-20T13:00:00.000Z',
  fechadoPor: 'Sônia Solicitante',
  hash: 'a'.repeat(64),
  codigo: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA',
  reabertoEm: null,
  reabertoPor: null,
  motivo: null,
  totalRefeicoes: 218,
  liquidoCentavos: 316_100,
  assinaturas: [],
  ...mudanca,
});
const assinatura = {
  papel: 'FISCAL',
  nome: 'Fábio Fiscal',
  matricula: '100005',
  cargo: null,
  em: '2026-11-20T14:00:00.000Z',
  hash: 'b'.repeat(64),
} as const;

const abrir = async (mudanca: Partial<Fechamento>) => {
  let fechamento: Fechamento = {
    lotacao: { id: 7, nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' },
    data: DIA.data,
    situacao: 'ABERTO',
    versao: 0,
    exigidas: ['RESPONSAVEL_UNIDADE', 'FISCAL'],
    papeis: [],
    versoes: [],
    pendencias: [],
    alertas: [],
    acoes: [],
    ...mudanca,
  };
  const calls = serve({
    [`GET ${ROTA}`]: () => ({ json: fechamento }),
    [`POST ${ROTA}`]: () => {
      fechamento = { ...fechamento, situacao: 'FECHADO', versao: 1, versoes: [versao()], acoes: [] };
      return { json: fechamento };
    },
    [`GET ${ROTA}/diferencas`]: { json: { itens: [] } },
    'GET /api/ms-alipen/correcoes-medicao': { json: { itens: [] } },
    'GET /api/ms-alipen/minhas-chaves': {
      json: {
        impedimento: null,
        soPresas: false,
        itens: [{ situacao: 'CONFIRMADA', deste: true, sincronizavel: false }],
      },
    },
    [`POST ${POR_CHAVE}/desafio`]: { json: { desafio: 'AQID', dominio: 'alipen.gov.br', credenciais: ['AQ'] } },
    [`POST ${POR_CHAVE}`]: () => {
      const assinada = { ...assinatura, papel: 'RESPONSAVEL_UNIDADE' as const, chave: CHAVE };
      fechamento = { ...fechamento, versoes: [versao({ assinaturas: [assinada] })], acoes: [] };
      return { json: { mapas: [] } };
    },
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <FechamentoDoDia {...DIA} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Fechamento' });
  return calls;
};
const botao = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

describe('o fechamento do dia', () => {
  it('com pendência não se fecha, e diz o que falta', async () => {
    await abrir({ acoes: ['fechar'], pendencias: ['O pedido 2026-000012 espera o recebimento do jantar.'] });
    expect(botao('Fechar o dia')?.disabled).toBe(true);
    expect(within(screen.getByRole('list', { name: 'O que falta para fechar' })).getByText(/2026-000012/)).toBeTruthy();
  });

  it('fecha uma vez, sobre a versão que a pessoa viu', async () => {
    const calls = await abrir({ acoes: ['fechar'] });
    await userEvent.click(screen.getByRole('button', { name: 'Fechar o dia' }));
    await screen.findByRole('list', { name: 'Assinaturas' });
    const [feito, ...outros] = calls.filter(({ method }) => method === 'POST');
    expect(feito?.headers.get('if-match')).toBe('"0"');
    expect(feito?.headers.get('idempotency-key')).toBeTruthy();
    expect(outros).toEqual([]);
  });

  it('os botões são os que o servidor dá; o papel, qualquer um leva', async () => {
    await abrir({ situacao: 'FECHADO', versao: 1, versoes: [versao()], acoes: ['assinar'] });
    expect([botao('Assinar'), botao('Reabrir'), botao('Fechar o dia')].map(Boolean)).toEqual([true, false, false]);
    expect(botao('Baixar PDF')?.disabled).toBe(false);
  });

  it('onde só se imprime o que está fechado, o PDF do dia aberto espera e diz por quê', async () => {
    await abrir({ acoes: ['fechar'], imprimivel: false });
    expect(botao('Baixar PDF')?.disabled).toBe(true);
    expect(screen.getByText('O PDF sai depois que o dia for fechado.')).toBeTruthy();
  });

  it('quem tem chave assina por ela, sem senha, a versão que viu', async () => {
    const response = { clientDataJSON: new ArrayBuffer(1), authenticatorData: new ArrayBuffer(1) };
    const get = async () => ({ id: 'AQ', response: { ...response, signature: new ArrayBuffer(1) } });
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    const papeis: Fechamento['papeis'] = ['RESPONSAVEL_UNIDADE', 'PREPOSTO'];
    const calls = await abrir({ situacao: 'FECHADO', versao: 1, versoes: [versao()], papeis, acoes: ['assinar'] });
    await userEvent.click(screen.getByRole('button', { name: 'Assinar' }));
    await screen.findByRole('button', { name: 'Assinar com a chave' });
    await userEvent.selectOptions(screen.getByLabelText('Em que papel'), 'PREPOSTO');
    expect(botao('Assinar com a chave')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Em que papel'), 'RESPONSAVEL_UNIDADE');
    await userEvent.click(screen.getByRole('button', { name: 'Assinar com a chave' }));
    await screen.findByText(/com a chave pessoal/);
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      [`${POR_CHAVE}/desafio`, { papel: 'RESPONSAVEL_UNIDADE', mapas: [{ ...DIA, versao: 1 }] }],
      [POR_CHAVE, { id: 'AQ', dadosCliente: 'AA', dadosAutenticador: 'AA', assinatura: 'AA' }],
    ]);
  });

  it('mostra quem assinou e quem falta', async () => {
    await abrir({ situacao: 'FECHADO', versao: 1, versoes: [versao({ assinaturas: [assinatura] })] });
    const [fiscal, responsavel] = within(screen.getByRole('list', { name: 'Assinaturas' })).getAllByRole('listitem');
    expect(fiscal?.textContent).toMatch(/Fábio Fiscal, matrícula 100005/);
    expect(responsavel?.textContent).toMatch(/Falta assinar/);
  });

  it('reaberto, diz por quem e por quê, e as assinaturas de antes não valem', async () => {
    const reaberta: Partial<VersaoFechada> = {
      situacao: 'REABERTO',
      vigencia: 'REABERTA',
      reabertoEm: '2026-11-21T13:00:00.000Z',
      reabertoPor: 'Graça Gestora',
      motivo: 'Erro de lançamento',
      assinaturas: [assinatura],
    };
    await abrir({ situacao: 'REABERTO', versao: 1, versoes: [versao(reaberta)], acoes: ['fechar'] });
    expect(screen.getAllByText(/Reaberto por Graça Gestora/)[0]?.textContent).toContain('Erro de lançamento');
    expect(screen.queryByRole('list', { name: 'Assinaturas' })).toBeNull();
    expect(botao('Fechar o dia')?.disabled).toBe(false);
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../../app/fetch.fixture.ts';
import { newQueryClient } from '../../app/query-client.ts';
import type { Celula } from '../modelo/mapa.endereco.ts';

pretendDesk();
const { Origem } = await import('./origem.component.tsx');

const coluna = (tipoPublicoId: number, publico: string) => ({
  ...{ tipoAlimentacaoId: 2, refeicao: 'Almoço', tipoPublicoId, publico },
  baseConferencia: 'EFETIVO_INTERNO' as const,
});
const [VISITANTE, INTERNO, SERVIDOR] = [coluna(9, 'Visitante'), coluna(1, 'Interno'), coluna(3, 'Servidor')];
/** Visitors were fed in another unit that day and are inactive by now: the unit's own day has no column of theirs. */
const DO_MAPA = [VISITANTE, INTERNO, SERVIDOR];
const DA_UNIDADE = [INTERNO, SERVIDOR];
const celulas = [
  { publico: 'Interno', quantidade: 340 },
  { publico: 'Servidor', quantidade: 27 },
].map(({ publico, quantidade }) => ({
  ...{ refeicao: 'Almoço', publico, contrato: '1/2026', precoCentavos: 900 },
  ...{ solicitada: quantidade, confirmada: quantidade, entregue: quantidade, recusada: 0, aceita: quantidade },
  valorAceitoCentavos: quantidade * 900,
}));
const ORIGEM = {
  linha: {
    ...{ data: '2026-11-19', lotacao: { id: 7, nome: 'Casa de Custódia', municipio: 'São Luís', uf: 'MA' } },
    ...{ internos: 338, servidores: 40, quantidades: [340, 27], alertas: [], contratos: [], importado: false },
  },
  colunas: DA_UNIDADE,
  pedidos: [{ id: 1, numero: 'P-1', situacao: 'ENTREGUE', conta: true, celulas, ajustes: [], entregas: [] }],
  fiscalizacoes: [],
  ocorrencias: [],
};

const abrir = async (celula: Celula['coluna'], origem: object = ORIGEM) => {
  const calls = serve({
    'GET /api/ms-alipen/mapa-diario/origem': { json: origem },
    'GET /api/ms-alipen/anotacoes-mapa': { json: { itens: [] } },
    'POST /api/ms-alipen/lotacoes/7/anotacoes-mapa': { status: 201, json: {} },
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Origem celula={{ data: '2026-11-19', lotacaoId: 7, coluna: celula }} colunas={DO_MAPA} base="ACEITA" />
    </QueryClientProvider>,
  );
  await screen.findByText('Casa de Custódia');
  return () => calls.find(({ method }) => method === 'POST')?.body;
};
const dito = () => screen.getByText('Casa de Custódia').closest('p')?.textContent;
const anotar = async (onde: string) => {
  await userEvent.type(await screen.findByLabelText(`Anotar ${onde}`), 'Conferido.');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
};

describe('por que este valor, num mapa com um público que a unidade não teve', () => {
  it.each([
    { clicada: INTERNO, quantidade: 340 },
    { clicada: SERVIDOR, quantidade: 27 },
  ])(
    'explica e anota $clicada.publico, que foi a clicada, e não a que está naquele lugar',
    async ({ clicada, quantidade }) => {
      const nota = await abrir(clicada);
      expect(dito()).toContain(`Almoço para ${clicada.publico}`);
      expect(screen.getByText(String(quantidade), { selector: 'p > strong' }).closest('p')?.textContent).toContain(
        `${quantidade} refeições`,
      );
      expect(screen.getAllByRole('row')).toHaveLength(2);
      await anotar(`Almoço · ${clicada.publico}`);
      expect(nota()).toMatchObject({ tipoAlimentacaoId: 2, tipoPublicoId: clicada.tipoPublicoId });
    },
  );

  it('do público que só outra unidade teve diz que foram zero, e é nele que se anota', async () => {
    const nota = await abrir(VISITANTE);
    expect(dito()).toContain('Almoço para Visitante');
    expect(screen.getByText('0', { selector: 'p > strong' })).toBeTruthy();
    await anotar('Almoço · Visitante');
    expect(nota()).toMatchObject({ tipoAlimentacaoId: 2, tipoPublicoId: 9 });
  });

  it('sem célula é o dia inteiro', async () => {
    await abrir(undefined);
    expect(dito()).toBe('Casa de Custódia · 19/11/2026');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await screen.findByLabelText('Anotar o dia');
  });

  it.each([
    [
      { pontos: 7, descontoPct: 1 },
      { de: 5, ate: 10 },
      '7 pontos no dia: na faixa de 5 a 10 pontos, o desconto é de 1 %.',
    ],
    [
      { pontos: 0, descontoPct: 0 },
      { de: 0, ate: 4 },
      '0 pontos no dia: na faixa de 0 a 4 pontos, o desconto é de 0 %.',
    ],
    [
      { pontos: 95, descontoPct: 10 },
      { de: 81 },
      '95 pontos no dia: na faixa de 81 pontos em diante, o desconto é de 10 %.',
    ],
  ])('os pontos do dia vêm com a faixa, os limites dela e o percentual: %j', async (conta, limites, dita) => {
    const contrato = {
      contratoId: 3,
      contrato: '1/2026',
      fornecedor: 'Sabor',
      brutoCentavos: 100_00,
      glosaCentavos: 0,
    };
    const contratos = [{ ...contrato, descontoPropostoCentavos: 100, liquidoCentavos: 99_00, ...conta }];
    const faixas = [{ contratoId: 3, faixa: { ...limites, descontoPct: conta.descontoPct } }];
    await abrir(undefined, { ...ORIGEM, linha: { ...ORIGEM.linha, contratos }, faixas });
    expect(screen.getByText(dita)).toBeTruthy();
  });

  it('os pontos de uma fiscalização vêm com o que falhou e com as fotos dela', async () => {
    const falhas = [
      { codigo: 'C3', item: 'Sem corpo estranho', critico: true, pontos: 20 },
      { codigo: 'F1', item: 'Marmita fechada', critico: false, pontos: 1 },
    ];
    const fiscalizacao = { ...{ id: 5, numero: 'F-5', refeicao: 'Almoço', nota: 640, pontos: 21 }, falhas };
    await abrir(undefined, { ...ORIGEM, fiscalizacoes: [{ ...fiscalizacao, fotos: ['a.jpg', 'b.jpg'] }] });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sem corpo estranho: 20 pontos · crítico',
      'Marmita fechada: 1 ponto',
    ]);
    expect(screen.getAllByRole('img').map(img => img.getAttribute('alt'))).toEqual([
      'Foto 1 da fiscalização F-5',
      'Foto 2 da fiscalização F-5',
    ]);
  });

  it('do dia importado mostra quem o trouxe, a linha como veio e o que vale a célula clicada', async () => {
    const importacao = {
      ...{ importadaEm: '2026-11-20T12:00:00Z', importadaPor: 'Marina Duarte', linha: '19\t340\t27' },
      celulas: [
        {
          refeicao: 'Almoço',
          publico: 'Interno',
          contrato: '1/2026',
          quantidade: 340,
          precoCentavos: 900,
          valorCentavos: 306_000,
        },
        {
          refeicao: 'Almoço',
          publico: 'Servidor',
          contrato: null,
          quantidade: 27,
          precoCentavos: null,
          valorCentavos: 0,
        },
      ],
    };
    await abrir(INTERNO, { ...ORIGEM, pedidos: [], linha: { ...ORIGEM.linha, importado: true }, importacao });
    expect(screen.getByText(/Importado do mapa que a unidade mandava.*Marina Duarte/)).toBeTruthy();
    expect(screen.getByText(/19\s+340\s+27/)).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('cell', { name: /3\.060,00/ })).toBeTruthy();
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';

pretendDesk();
const { Component: Verificar } = await import('./verificar.page.tsx');

const CODIGO = 'P-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA';
const SELO = 'ab'.repeat(32);
const dia = (n: number, mudanca: object = {}) => ({
  ...{ data: `2026-06-0${n}`, versao: 1, vigencia: 'VIGENTE', substituidaPor: null, totalRefeicoes: 100 },
  ...{ brutoCentavos: 1000, glosaCentavos: 0, descontoCentavos: 0, liquidoCentavos: 1000 },
  ...mudanca,
});
const mes = (mudanca: object = {}) => ({
  ...{
    lotacao: { nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' },
    mes: '2026-06',
    emitidoEm: '2026-07-02T13:00:00Z',
  },
  ...{ emVigor: true, dias: [dia(1), dia(2)], fechadosDepois: 0, totalRefeicoes: 200, brutoCentavos: 2000 },
  ...{ glosaCentavos: 0, descontoCentavos: 0, liquidoCentavos: 2000, selo: SELO, integra: true, falhas: [] },
  ...mudanca,
});
const abrir = (mudanca?: object, h = SELO.slice(0, 16)) => {
  serve({ [`GET /api/ms-alipen/verificacao-mes/${CODIGO}`]: { json: mes(mudanca) } });
  const rotas = [{ path: '/verificar/:codigo', element: <Verificar /> }];
  render(<RouterProvider router={createMemoryRouter(rotas, { initialEntries: [`/verificar/${CODIGO}?h=${h}`] })} />);
};

describe('a página do papel de um mês', () => {
  it('diz que vale, com os totais guardados de cada dia', async () => {
    abrir({ fechadosDepois: 1 });
    const veredito = await screen.findByText('Mapa do mês autêntico e em vigor.');
    expect(veredito.parentElement?.textContent).toContain('1 dia foi fechado depois e não está neste papel.');
    expect(screen.getByRole('heading', { name: 'UPSL 1, junho de 2026' })).toBeTruthy();
    const linhas = within(screen.getByRole('table')).getAllByRole('row');
    expect(linhas.map(linha => linha.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'DiaVersãoAceitasLíquido',
      '01/061 · Em vigor100R$ 10,00',
      '02/061 · Em vigor100R$ 10,00',
      'Total200R$ 20,00',
    ]);
  });

  it('o selo impresso que não é o guardado é o pior que o papel pode ter', async () => {
    abrir({ emVigor: false }, '0'.repeat(16));
    expect((await screen.findByRole('alert')).textContent).toContain('Este papel não confere.');
  });

  it('com um dia fechado de novo o papel está superado, e diz qual', async () => {
    abrir({ emVigor: false, dias: [dia(1), dia(2, { vigencia: 'SUBSTITUIDA', substituidaPor: 2 })] });
    const dito = (await screen.findByText('Papel superado.')).parentElement?.textContent;
    expect(dito).toContain('Foi reaberto o dia 02/06 depois que ele foi impresso.');
    expect(screen.getByText('1 · Substituída pela 2')).toBeTruthy();
  });

  it('um número trocado no banco vem antes de tudo', async () => {
    abrir(
      { integra: false, falhas: ['02/06/2026, Almoço · Interno, aceita: não é mais o que foi fechado.'] },
      '0'.repeat(16),
    );
    const alerta = await screen.findByRole('alert');
    expect(alerta.textContent).toContain('O que está guardado foi adulterado.');
    expect(alerta.textContent).toContain('02/06/2026, Almoço · Interno');
  });
});

describe('a página do papel de um dia', () => {
  const DO_DIA = CODIGO.slice(2);
  const abrirDia = async () => {
    const coluna = { refeicao: 'Almoço', publico: 'Interno', aceita: 100 };
    const mapa = {
      ...{ lotacao: mes().lotacao, data: '2026-06-01', versao: 1, vigencia: 'VIGENTE', substituidaPor: null },
      ...{ fechadoEm: '2026-06-02T13:00:00Z', assinaturas: [], hash: SELO, integra: true, falhas: [] },
      colunas: [coluna, { ...coluna, publico: 'Visitante', aceita: 8, contaNosTotais: false }],
      ...{ totalRefeicoes: 100, brutoCentavos: 108_000, glosaCentavos: 8000, descontoCentavos: 2000 },
      liquidoCentavos: 98_000,
    };
    serve({ [`GET /api/ms-alipen/verificacao/${DO_DIA}`]: { json: mapa } });
    const rotas = [{ path: '/verificar/:codigo', element: <Verificar /> }];
    render(<RouterProvider router={createMemoryRouter(rotas, { initialEntries: [`/verificar/${DO_DIA}`] })} />);
    await screen.findByText('Mapa autêntico e em vigor.');
  };

  it('diz o bruto, a glosa, o desconto e o líquido, que somam', async () => {
    await abrirDia();
    const valores = screen.getAllByRole('term').map(nome => nome.parentElement?.textContent?.replaceAll('\u00a0', ' '));
    expect(valores).toEqual([
      'Valor brutoR$ 1.080,00',
      'GlosaR$ 80,00',
      'Desconto propostoR$ 20,00',
      'Valor líquidoR$ 980,00',
    ]);
  });

  it('o público que não conta no total é dito na sua linha', async () => {
    await abrirDia();
    const linhas = within(screen.getByRole('table')).getAllByRole('row');
    expect(linhas.map(linha => linha.textContent)).toEqual([
      'Refeição e públicoAceitas',
      'Almoço · Interno100',
      'Almoço · VisitanteFora do total de refeições; o valor conta.8',
      'Total100',
    ]);
  });

  it('quem tem o arquivo pergunta se é o emitido, e lê quem o assinou', async () => {
    abrir();
    await screen.findByText('Mapa do mês autêntico e em vigor.');
    const assinatura = {
      ...{ titular: 'Secretaria', emissor: 'AC', daAgencia: true },
      ...{ inteira: true, carimbadaEm: '2026-07-02T13:00:05Z' },
    };
    const respostas = [
      { resultado: 'INTEIRO', assinaturas: [assinatura] },
      { resultado: 'ADULTERADO', assinaturas: [{ ...assinatura, inteira: false }] },
    ];
    globalThis.fetch = async () => new Response(JSON.stringify(respostas.shift()));
    const escolher = () =>
      userEvent.upload(
        screen.getByLabelText('Arquivo PDF do papel'),
        new File(['%PDF-1.7'], 'mapa.pdf', { type: 'application/pdf' }),
      );
    await escolher();
    const dito = await screen.findByText('É o arquivo emitido pela agência.');
    expect(dito.parentElement?.textContent).toContain('(mapa.pdf)');
    const assinaturas = () => screen.getByRole('list', { name: 'Assinaturas do arquivo' }).textContent;
    expect(assinaturas()).toContain(
      'Secretaria, selo da agência que emitiu o arquivo, certificado emitido por AC, com carimbo do tempo de 02/07/2026',
    );
    await escolher();
    await screen.findByText('Este arquivo foi adulterado.');
    expect(assinaturas()).toContain(': não confere');
  });
});

import { descontoDe, linhasDoItem, valeuAte, versoesDo } from './formulario.leitura.ts';
import type { FormularioResumido, Item } from './formularios.queries.ts';

const item = (mudanca: Partial<Item>): Item => ({
  ...{ codigo: 'C1', titulo: 'Peso', tipo: 'CONFORMIDADE', peso: 3, pontos: 6, tolerancia: 0, foto: 'NUNCA' },
  ...{ critico: false, obrigatorio: true, admiteNaoSeAplica: false, ...mudanca },
});

const versao = (numero: number, contratoId: number | null, desde: string): FormularioResumido => ({
  ...{
    id: numero * 10 + (contratoId ?? 0),
    versao: numero,
    titulo: 'F',
    itens: 20,
    vigente: false,
    criadoPor: 'Gestora',
  },
  contrato: contratoId === null ? null : { id: contratoId, numero: '012/2026', fornecedor: 'Boa Mesa' },
  vigenteDesde: desde,
});

describe('a versão que só se lê', () => {
  it('diz de um item o que ele vale, entre que medidas é conforme e quanto custa cada desvio', () => {
    const pesos = item({
      ...{ tipo: 'PESOS', critico: true, foto: 'SE_NAO_CONFORME', gravidade: 'GRAVE', ajuda: 'Pese três.' },
      limites: { minimo: 700, unidadeAbaixoMaximo: 750, daRefeicao: true },
      faixas: [
        { acimaDe: 500, pontos: 1 },
        { acimaDe: 1000, pontos: 12, critico: true },
      ],
    });
    expect(linhasDoItem(pesos)).toEqual([
      'Pesagem · peso 3 · 6 pontos · tolerância de 0 no mês · foto se não conforme · grave · crítico · obrigatório',
      'Mínimo (g): 700 · Uma só pode ficar abaixo (%): 7,5 · Vale o limite da refeição, onde ela tem um',
      'Abaixo do mínimo em mais de (%): 5, 1 ponto',
      'Abaixo do mínimo em mais de (%): 10, 12 pontos, crítica',
      'Pese três.',
    ]);
  });

  it('do que só se registra não há peso nem pontos', () => {
    expect(linhasDoItem(item({ tipo: 'FOTO', peso: 0, pontos: 0, foto: 'SEMPRE', obrigatorio: false }))).toEqual([
      'Foto · foto sempre · opcional',
    ]);
  });

  it.each([
    [{ de: 0, ate: 4, descontoPct: 0 }, 'De 0 a 4 pontos: 0 %'],
    [{ de: 81, descontoPct: 9 }, '81 pontos ou mais: 9 %'],
  ])('o desconto %p é %s', (faixa, texto) => expect(descontoDe(faixa)).toBe(texto));

  it('as versões são as do mesmo formulário, a mais nova primeiro; cada uma valeu até a seguinte', () => {
    const todas = [versao(1, null, 'A'), versao(2, null, 'B'), versao(1, 7, 'C')];
    const doPadrao = versoesDo(todas, null);
    expect(doPadrao.map(({ versao: numero, contrato }) => [numero, contrato])).toEqual([
      [2, null],
      [1, null],
    ]);
    expect(doPadrao.map(cada => valeuAte(doPadrao, cada))).toEqual([null, 'B']);
    expect(versoesDo(todas, 7).map(({ id }) => id)).toEqual([17]);
  });
});

import type { Opcao } from './texto-colunas.rules.ts';
import { lerTexto, nomeDaColuna } from './texto-lido.rules.ts';
import { separarTexto } from './texto-separado.rules.ts';

const REFEICOES = [
  { nome: 'Café da manhã', ativa: true },
  { nome: 'Lanche da manhã', ativa: false },
  { nome: 'Almoço', ativa: true },
  { nome: 'Lanche', ativa: true },
  { nome: 'Jantar', ativa: true },
  { nome: 'Ceia', ativa: true },
];
const PUBLICOS = [
  { nome: 'Interno', base: 'EFETIVO_INTERNO' },
  { nome: 'Servidor', base: 'EFETIVO_SERVIDOR' },
] as const;
const opcoesCom = (inativas: readonly string[]): Opcao[] =>
  REFEICOES.flatMap((refeicao, r) =>
    PUBLICOS.map(({ nome, base }, p) => ({
      ...{ tipoAlimentacaoId: r + 1, tipoPublicoId: p + 1, refeicao: refeicao.nome, publico: nome, base },
      ativa: refeicao.ativa && !inativas.includes(refeicao.nome),
    })),
  );
const LOTACAO = { id: 1, nome: 'Unidade Prisional São Lourenço 1', sigla: 'UPSL-1' };
const OUTRA = { id: 2, nome: 'Unidade Prisional São Lourenço 10', sigla: 'UPSL-10' };
const ANEXO = { id: 3, nome: 'Unidade Prisional São Lourenço 1 Anexo', sigla: null };
const DATA = { id: 4, nome: 'Casa de Custódia 7 de Setembro', sigla: null };
const MES = '2026-06';
const mes = (numeros: readonly number[]) =>
  Array.from({ length: 30 }, (_, i) => [String(i + 1).padStart(2, '0'), ...numeros].join('\t'));
const OITO = [128, 6, 128, 18, 153, 11, 128, 6];
const ler = (linhas: readonly string[], mais: Partial<Parameters<typeof lerTexto>[1]> = {}) =>
  lerTexto(separarTexto(linhas.join('\n')), {
    ...{ mes: MES, lotacao: LOTACAO, conhecidas: [LOTACAO, OUTRA, ANEXO, DATA], opcoes: opcoesCom([]) },
    ...mais,
  });
const nomes = ({ colunas }: ReturnType<typeof ler>) => colunas.map(coluna => coluna && nomeDaColuna(coluna));
const motivos = ({ erros }: ReturnType<typeof ler>) => erros.map(({ linha, motivo }) => [linha, motivo]);
const OFICIAIS = ['Café da manhã', 'Almoço', 'Lanche', 'Jantar'].flatMap(r => [`${r} interno`, `${r} servidor`]);

describe('de que é cada número', () => {
  it('oito são as quatro refeições na ordem do campo, ainda que a ceia também seja servida', () => {
    const lido = ler(mes(OITO));
    expect([nomes(lido), lido.erros, lido.dias.length]).toEqual([OFICIAIS, [], 30]);
  });

  it('dez, com cinco refeições servidas, são as servidas; o total no fim da linha não é importado', () => {
    const dez = [...OITO, 12, 3];
    expect(nomes(ler(mes(dez))).slice(8)).toEqual(['Ceia interno', 'Ceia servidor']);
    const lido = ler(mes([...OITO, OITO.reduce((a, b) => a + b)]));
    expect([nomes(lido), lido.erros]).toEqual([[...OFICIAIS, null], []]);
    expect(lido.dias[0]?.quantidades).toEqual(OITO);
  });

  it.each([
    ['num título de uma linha', ['Dia\tAlm. Int.\tAlm. Serv.\tJanta Int\tJanta Func']],
    [
      'em duas, como se copia célula mesclada',
      ['\tAlmoço\t\tJantar\t', 'Dia\tInternos\tServidores\tInternos\tServidores'],
    ],
    ['com sublinhado e espaços', ['dd almoço_int almoço_serv jantar_int jantar_serv']],
  ])('os títulos dizem, %s', (_como, titulos) => {
    const lido = ler([...titulos, ...mes([128, 18, 127, 6])]);
    expect(nomes(lido)).toEqual(['Almoço interno', 'Almoço servidor', 'Jantar interno', 'Jantar servidor']);
    expect(lido.foraDosDias.map(({ leitura }) => leitura)).toEqual(titulos.map(() => 'Deu nome às colunas.'));
    expect(lido.erros).toEqual([]);
  });

  it('os títulos vencem a ordem do campo, e trazem a refeição que já não se serve', () => {
    const titulos =
      'Dia;Desjejum interno;Desjejum servidor;Lanche da manhã interno;Lanche manhã serv;Ceia int;Ceia serv;Total';
    const lido = ler([titulos, ...mes([1, 2, 3, 4, 5, 6, 21])], { opcoes: opcoesCom(['Ceia']) });
    expect(nomes(lido)).toEqual([
      ...['Café da manhã interno', 'Café da manhã servidor', 'Lanche da manhã interno', 'Lanche da manhã servidor'],
      ...['Ceia interno', 'Ceia servidor', null],
    ]);
  });

  it('o que ninguém diz é perguntado, e o que a pessoa escolhe vale', () => {
    const sete = mes([1, 2, 3, 4, 5, 6, 8]);
    expect(motivos(ler(sete))).toEqual([
      [
        null,
        'Cada dia tem 7 números, e o texto não diz de que refeição e público é cada um. Escolha em “De que é cada número”.',
      ],
    ]);
    const [um, dois] = [
      { tipoAlimentacaoId: 3, tipoPublicoId: 1 },
      { tipoAlimentacaoId: 5, tipoPublicoId: 1 },
    ];
    const lido = ler(sete, { escolhidas: [null, um, null, null, dois, null, null] });
    expect([lido.erros, lido.dias[0]?.quantidades]).toEqual([[], [2, 5]]);
    expect(motivos(ler(sete, { escolhidas: [um, um, null, null, null, null, null] }))).toEqual([
      [null, 'Almoço interno está em dois números. Deixe em um só, e os outros como “Não importar”.'],
    ]);
    expect(motivos(ler(sete, { escolhidas: Array(7).fill(null) }))).toEqual([
      [null, 'Nenhum número seria importado. Escolha de que refeição e público é ao menos um.'],
    ]);
    expect(
      motivos(ler(sete, { escolhidas: [{ tipoAlimentacaoId: 99, tipoPublicoId: 1 }, ...Array(6).fill(null)] })),
    ).toEqual([[null, 'Uma das refeições ou um dos públicos escolhidos não existe. Escolha outra vez.']]);
  });

  it('um título que não se entende no meio dos outros não é adivinhado', () => {
    const lido = ler(['Dia\tCafé Int\tKit Int\tAlmoço Int', ...mes([1, 2, 3])]);
    expect(motivos(lido)).toEqual([
      [null, 'A linha de títulos não diz de que refeição e público é o 2º número. Escolha em “De que é cada número”.'],
    ]);
    expect(nomes(lido)).toEqual(['Café da manhã interno', null, 'Almoço interno']);
  });
});

describe('o título do mapa', () => {
  const lida = (titulo: string, mais = {}) => ler([titulo, ...mes(OITO)], mais).foraDosDias[0]?.leitura;

  it.each([
    ['MAPA DE ALIMENTAÇÃO — UPSL-1 — JUNHO/2026', 'Diz a unidade escolhida. Diz o mês escolhido.'],
    ['Unidade Prisional São Lourenço 1', 'Diz a unidade escolhida.'],
    ['Mês de junho', 'Diz o mês escolhido.'],
    ['Período: jun/26', 'Diz o mês escolhido.'],
    ['06/2026', 'Diz o mês escolhido.'],
    ['Mapa de junho de 2026, emitido em 02/07/2026', 'Diz o mês escolhido.'],
    ['Secretaria de Administração Penitenciária', 'Não foi usada.'],
  ])('“%s”: %s', (titulo, leitura) => {
    const lido = ler([titulo, ...mes(OITO)]);
    expect([lido.foraDosDias[0]?.leitura, lido.erros]).toEqual([leitura, []]);
  });

  it.each([
    ['MAPA DE MAIO DE 2026', 'O título diz maio de 2026, e o mês escolhido é junho de 2026.'],
    ['Mapa de maio', 'O título diz maio, e o mês escolhido é junho de 2026.'],
    ['jun/2025', 'O título diz junho de 2025, e o mês escolhido é junho de 2026.'],
    ['2026-05', 'O título diz maio de 2026, e o mês escolhido é junho de 2026.'],
    [OUTRA.nome, `O título diz ${OUTRA.nome}, e a unidade escolhida é ${LOTACAO.nome}.`],
    ['Unidade: upsl-10', `O título diz ${OUTRA.nome}, e a unidade escolhida é ${LOTACAO.nome}.`],
    [ANEXO.nome, `O título diz ${ANEXO.nome}, e a unidade escolhida é ${LOTACAO.nome}.`],
  ])('“%s” contradiz o que se escolheu, e é dito em palavras', (titulo, dito) => {
    const [erro, ...outros] = ler([titulo, ...mes(OITO)]).erros;
    expect([erro?.linha, outros]).toEqual([1, []]);
    expect(erro?.motivo.startsWith(`${dito} Escolha`)).toBe(true);
    expect(erro?.motivo.endsWith('ou retire esta linha se ela não é deste mapa.')).toBe(true);
  });

  it('o mês no nome de uma unidade não é o mês do mapa', () => {
    expect(lida(`${DATA.nome} — junho de 2026`, { lotacao: DATA })).toBe(
      'Diz a unidade escolhida. Diz o mês escolhido.',
    );
  });
});

describe('o que vem depois dos dias', () => {
  const com = (total: string) =>
    ler([...mes([10, 20, 30, 40, 50, 60, 70, 80]), total, 'São Luís, 2 de julho de 2026', 'Diretor']);

  it('o total é conferido com a soma, e a assinatura é mostrada como não usada', () => {
    const lido = com('TOTAL\t300\t600\t900\t1.200\t1.500\t1.800\t2.100\t2.400\t10.800');
    expect(lido.erros).toEqual([]);
    expect(lido.foraDosDias.map(({ linha, leitura }) => [linha, leitura])).toEqual([
      [31, 'Confere com a soma dos dias.'],
      [32, 'Não foi usada.'],
      [33, 'Não foi usada.'],
    ]);
  });

  it('o total que não confere é dito, coluna a coluna', () => {
    expect(motivos(com('Total 300 600 901 1200 1500 1800 2100 2400'))).toEqual([
      [31, 'O total de Almoço interno diz 901, e os dias somam 900. Corrija o dia ou o total.'],
    ]);
  });
});

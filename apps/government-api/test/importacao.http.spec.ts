import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { contratosLotacoes } from '../src/contratos/contratos.schema.ts';
import { rows } from '../src/database/database.ts';
import { efetivosDiarios } from '../src/efetivos/efetivos.schema.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { xlsx } from './kit/pasta-zip.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

describe('importar lotações', () => {
  const servidor = prepararServidor();
  let csv: string;
  let contratoId: number;
  beforeAll(async () => {
    csv = await readFile(new URL('./unidades.csv', import.meta.url), 'utf8');
    const { body } = await servidor.como('gestora').get('/ms-alipen/contratos?numero=090/2026');
    contratoId = body.itens[0].id;
  });

  const importar = (texto: string | Buffer, query = '') =>
    servidor.como('gestora').post(`/ms-alipen/lotacoes/importacoes${query}`).type('text/csv').send(texto);
  const estado = () =>
    rows<{ n: number }>(
      servidor.database,
      sql`select ((select count(*) from lotacoes) * 1000000 + (select count(*) from efetivos_diarios) * 1000
            + (select count(*) from eventos))::int as n`,
    );

  it('o ensaio conta e não grava nada', async () => {
    const antes = await estado();
    const { body } = await importar(csv, '?simular=true').expect(200);
    expect(body).toEqual({
      simulada: true,
      linhas: 9,
      novas: 6,
      alteradas: 0,
      iguais: 0,
      pessoas: 2_437,
      alteracoes: [],
      entendidas: ['nome', 'uf', 'municipio', 'tipo', 'capacidade', 'populacao', 'servidores'].map(coluna => ({
        coluna,
        cabecalho: coluna,
        quantas: 1,
      })),
      ignoradas: 1,
      colunas: ['nome', 'uf', 'municipio', 'tipo', 'capacidade', 'populacao', 'servidores', 'obs'],
      recusadas: [
        {
          linha: 5,
          nome: 'Linha Quebrada',
          motivo: 'A linha tem 5 colunas; o cabeçalho tem 8.',
          celulas: ['Linha Quebrada', 'SP', 'Porto Azul', 'Delegacia', '10'],
        },
        {
          linha: 7,
          coluna: 'uf',
          nome: 'Cadeia Sem Estado',
          motivo: 'A coluna uf tem "ZZ", que não é uma UF.',
          celulas: ['Cadeia Sem Estado', 'ZZ', 'Lugar Nenhum', 'Patronato', '10', '10', '10', ''],
        },
        {
          linha: 9,
          nome: 'Presídio do Vale',
          motivo: 'A mesma unidade já está na linha 2.',
          celulas: ['Presídio do Vale', 'AC', 'Rio Claro do Acre', 'Patronato', '90', '120', '40', 'de novo'],
        },
      ],
    });
    expect(await estado()).toEqual(antes);
  });

  it('grava as novas com fuso, código, efetivo de hoje e contrato', async () => {
    const { body } = await importar(csv, `?contratoId=${contratoId}`).expect(200);
    expect([body.simulada, body.novas, body.recusadas.length]).toEqual([false, 6, 3]);
    const [acre] = await servidor.database.select().from(lotacoes).where(eq(lotacoes.nome, 'Presídio do Vale'));
    expect(acre).toMatchObject({
      tipo: 'UNIDADE_PRISIONAL',
      fusoHorario: 'America/Rio_Branco',
      capacidade: 90,
      nomeBusca: `presidio do vale\n${acre?.codigo.toLowerCase()}\nrio claro do acre`,
      codigo: expect.stringMatching(/^AC-\d{6}$/),
    });
    const hoje = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Rio_Branco' }).format(new Date());
    const id = acre?.id ?? 0;
    expect(
      await servidor.database.select().from(efetivosDiarios).where(eq(efetivosDiarios.lotacaoId, id)),
    ).toMatchObject([{ data: hoje, internos: 120, servidoresPlantao: 8, servidoresExpediente: 8, fonte: 'IMPORTADO' }]);
    expect(
      await servidor.database.select().from(contratosLotacoes).where(eq(contratosLotacoes.lotacaoId, id)),
    ).toMatchObject(
      [1, 3, 4, 5].map(tipoAlimentacaoId => ({ contratoId, tipoAlimentacaoId, inicio: hoje, fim: dia(669) })),
    );
    const busca = await servidor.como('gestora').get('/ms-alipen/lotacoes?busca=presidio do vale');
    expect(busca.body.total).toBe(1);
  });

  it('o mesmo arquivo outra vez são só iguais, e nada é gravado', async () => {
    const antes = await estado();
    const { body } = await importar(csv).expect(200);
    expect([body.novas, body.alteradas, body.iguais]).toEqual([0, 0, 6]);
    expect(await estado()).toEqual(antes);
  });

  it('o que mudou é dito campo a campo e gravado; capacidade vazia não apaga a que se sabe', async () => {
    const mudado = csv.replace('90,120,40', ',121,40').replace('ABRIGO', 'QUARTEL');
    const { body } = await importar(mudado).expect(200);
    expect([body.novas, body.alteradas, body.iguais]).toEqual([0, 2, 4]);
    expect(body.alteracoes).toEqual([
      { linha: 2, nome: 'Presídio do Vale', campos: ['internos'] },
      { linha: 6, nome: 'Casa da Ponte', campos: ['tipo'] },
    ]);
    const [acre] = await servidor.database.select().from(lotacoes).where(eq(lotacoes.nome, 'Presídio do Vale'));
    const [ponte] = await servidor.database.select().from(lotacoes).where(eq(lotacoes.nome, 'Casa da Ponte'));
    expect([acre?.capacidade, acre?.versao, ponte?.tipo, ponte?.versao]).toEqual([90, 1, 'QUARTEL', 2]);
  });

  it.each([
    ['que é um zip quebrado', 422, 'arquivo-invalido', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), ''],
    ['sem cabeçalho', 422, 'arquivo-invalido', 'A,SP,B,abrigo,1,1,1', ''],
    ['vazio', 422, 'arquivo-invalido', '', ''],
    ['grande demais', 413, 'corpo-grande', 'a'.repeat(16 * 1024 * 1024 + 1), ''],
    [
      'com contrato que não existe',
      422,
      'dados-invalidos',
      'nome,uf,municipio,tipo,capacidade,populacao,servidores',
      '?contratoId=9999',
    ],
  ])('recusa inteiro o arquivo %s', async (_nome, status, slug, corpo, query) => {
    const antes = await estado();
    const { status: recebido, body } = await importar(corpo, query);
    expect([recebido, body.type]).toEqual([status, `/problemas/${slug}`]);
    expect(await estado()).toEqual(antes);
  });

  it('um contrato vencido não recebe unidades', async () => {
    const { body: vencido } = await servidor.como('gestora').get('/ms-alipen/contratos?numero=007/2024');
    const { status, body } = await importar(csv, `?contratoId=${vencido.itens[0].id}`);
    expect([status, body.detail]).toEqual([422, 'O contrato 007/2024 já terminou.']);
  });

  it('a mesma carga em XLSX e em Latin-1', async () => {
    const cabecalho = ['nome', 'uf', 'municipio', 'tipo', 'capacidade', 'populacao', 'servidores'];
    const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const planilha = xlsx(cabecalho, [
      'Casa do Açude',
      'CE',
      'Açude Grande',
      'Abrigo',
      10,
      8,
      { xml: '<c><f>2+2</f><v>4</v></c>' },
    ]);
    const enviar = (corpo: Buffer) =>
      servidor.como('gestora').post('/ms-alipen/lotacoes/importacoes').type(tipo).send(corpo).expect(200);
    expect((await enviar(planilha)).body.recusadas).toMatchObject([
      { linha: 2, coluna: 'servidores', motivo: 'A célula G2 (servidores) tem uma fórmula. Copie e cole só o valor.' },
    ]);
    const boa = xlsx(cabecalho, ['Casa do Açude', 'CE', 'Açude Grande', 'Abrigo', 10, 8, 4]);
    expect((await enviar(boa)).body).toMatchObject({ novas: 1, recusadas: [] });
    const latin1 = Buffer.from(`${cabecalho.join(';')}\nCasa do Açude;CE;Açude Grande;Abrigo;10;8;4`, 'latin1');
    expect((await importar(latin1)).body).toMatchObject({ iguais: 1, novas: 0 });
  });

  it('a base do SISDEPEN entra como se baixa: mais de mil colunas, em Latin-1, com o que ela diz e o que foi entendido', async () => {
    const { body } = await importar(sisdepen(1331), '?simular=true').expect(200);
    expect(body).toMatchObject({ linhas: 3, novas: 2, pessoas: 216 });
    expect(body.entendidas).toEqual(
      expect.arrayContaining([
        { coluna: 'nome', cabecalho: 'Nome do Estabelecimento', quantas: 1 },
        { coluna: 'capacidade', cabecalho: '1.3 Capacidade do estabelecimento | Masculino | Total', quantas: 2 },
        { coluna: 'populacao', cabecalho: '4.1 População prisional | Total', quantas: 1 },
        { coluna: 'servidores', cabecalho: `${SERVIDORES} | Enfermeiros | Efetivo Masculino`, quantas: 4 },
      ]),
    );
    expect(body.ignoradas).toBe(1331 - 13);
    // Whoever filled the form in is no business of ours, not even in a refused line.
    expect(body.recusadas).toMatchObject([{ linha: 4, coluna: 'uf', nome: 'Cadeia Errada' }]);
    expect(JSON.stringify(body)).not.toContain('57175020287');
    await importar(sisdepen(1331)).expect(200);
    const [nucleo] = await servidor.database.select().from(lotacoes).where(eq(lotacoes.nome, 'NÚCLEO DA SERRA'));
    expect(nucleo).toMatchObject({ tipo: 'UNIDADE_PRISIONAL', capacidade: 16, municipio: 'Sertão Novo', uf: 'AC' });
    const [efetivo] = await servidor.database
      .select()
      .from(efetivosDiarios)
      .where(eq(efetivosDiarios.lotacaoId, nucleo?.id ?? 0));
    expect(efetivo).toMatchObject({ internos: 206, servidoresPlantao: 2, servidoresExpediente: 2 });
  });

  it('cada lotação conta a sua história', async () => {
    const [acre] = await servidor.database.select().from(lotacoes).where(eq(lotacoes.nome, 'Presídio do Vale'));
    const trilha = await servidor.database
      .select()
      .from(eventos)
      .where(eq(eventos.entidadeId, String(acre?.id)));
    expect(trilha.map(({ dados }) => dados.alteracoes)).toEqual([
      expect.arrayContaining([{ campo: 'nome', antes: null, depois: 'Presídio do Vale' }]),
      [{ campo: 'internos', antes: 120, depois: 121 }],
    ]);
  });

  it('JSON não é aceito', async () => {
    const resposta = await servidor.como('gestora').post('/ms-alipen/lotacoes/importacoes').send({ csv });
    expect(resposta.status).toBe(415);
  });

  it('duas cargas ao mesmo tempo não fazem a mesma unidade duas vezes', async () => {
    const outras = csv.replaceAll('Vale', 'Monte').replaceAll('Ponte', 'Fonte');
    const vezes = 4;
    const respostas = await Promise.all(Array.from({ length: vezes }, () => importar(outras)));
    expect(respostas.map(({ status }) => status)).toEqual(Array(vezes).fill(200));
    expect(respostas.reduce((soma, { body }) => soma + body.novas, 0)).toBe(2);
  });
});

const SERVIDORES = '3.1 Quantidade de Servidores que atuam no Sistema Prisional';

/** Of the shape of the published base, in which a unit without staff leaves those cells blank. */
function sisdepen(colunas: number): Buffer {
  const cabecalho = [
    'Situação de Preenchimento',
    'Responsável pela Finalização',
    'Nome do Estabelecimento',
    'Endereço',
    'UF',
    'Município',
    'Código IBGE',
    'Telefone Principal',
    '1.2 Tipo de estabelecimento - originalmente destinado',
    '1.3 Capacidade do estabelecimento | Regime fechado | Total',
    '1.3 Capacidade do estabelecimento | Masculino | Total',
    '1.3 Capacidade do estabelecimento | Feminino | Total',
    `${SERVIDORES} | Enfermeiros | Efetivo Masculino`,
    `${SERVIDORES} | Enfermeiros | Efetivo Feminino`,
    `${SERVIDORES} | Enfermeiros | Total`,
    `${SERVIDORES} | Advogados | Temporário Feminino`,
    `${SERVIDORES} | Advogados | Terceirizado Masculino`,
    '4.1 População prisional | Presos provisórios (sem condenação) | Total',
    '4.1 População prisional | Total',
  ];
  const destinado = 'Estabelecimento destinado a diversos tipos de regime';
  const unidade = (nome: string, uf: string, numeros: readonly (number | '')[]) => [
    ...['Validado', '57175020287', nome, 'Rua A, 1', uf, 'Sertão Novo', '1200203', '(68) 3224-9479', destinado],
    ...numeros,
  ];
  const linhas = [
    cabecalho,
    unidade('NÚCLEO DA SERRA', 'AC', [16, 12, 4, 5, 3, 8, 1, '', 0, 206]),
    unidade('CADEIA DO VALE', 'AC', ['', '', '', '', '', '', '', '', '', 10]),
    unidade('Cadeia Errada', 'XX', ['', '', '', '', '', '', '', '', '', 10]),
  ];
  const outras = Array.from({ length: colunas - cabecalho.length }, (_, n) => n);
  const texto = linhas.map((linha, at) =>
    [...linha, ...outras.map(n => (at ? '' : `6.${n} Outra pergunta`))].join(';'),
  );
  return Buffer.from(texto.join('\r\n'), 'latin1');
}

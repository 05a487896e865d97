import { eq } from 'drizzle-orm';
import { efetivosDiarios } from '../src/efetivos/efetivos.schema.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { xlsx } from './kit/pasta-zip.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A past month of 29 days, without a head count in the demonstration. */
const MES = '2024-02';

describe('o efetivo do mês', () => {
  const servidor = prepararServidor();
  const idDe = async (codigo: string) =>
    (await servidor.database.select().from(lotacoes).where(eq(lotacoes.codigo, codigo)))[0]?.id ?? 0;
  let id: number;
  beforeAll(async () => {
    id = await idDe('UPSL-1');
  });
  const ler = (mes = MES) => servidor.como('gestora').get(`/ms-alipen/lotacoes/${id}/efetivo-do-mes/${mes}`);
  const gravar = (dias: object[], etag?: string, mes = MES) => {
    const pedido = servidor.como('gestora').put(`/ms-alipen/lotacoes/${id}/efetivo-do-mes/${mes}`);
    return (etag === undefined ? pedido : pedido.set('if-match', etag)).send({ dias });
  };
  const de = (data: string, internos = 340, mais: object = {}) => ({
    data,
    internos,
    servidoresPlantao: 10,
    servidoresExpediente: 0,
    ...mais,
  });
  const etag = async (mes = MES): Promise<string> => (await ler(mes)).headers.etag ?? '';

  it('tem todos os dias do mês, e diz a fonte e a hora dos que já têm número (15.1)', async () => {
    const { body } = await ler().expect(200);
    expect(body.dias).toHaveLength(29);
    expect(body.dias[28]).toEqual({
      data: '2024-02-29',
      internos: null,
      servidoresPlantao: null,
      servidoresExpediente: null,
      visitantesPrevistos: null,
      fonte: null,
      capturadoEm: null,
    });
    const ontem = dia(-1);
    const deste = await ler(ontem.slice(0, 7));
    expect(deste.body.dias.find(({ data }: { data: string }) => data === ontem)).toMatchObject({
      internos: expect.any(Number),
      fonte: 'INTEGRACAO',
      capturadoEm: expect.stringMatching(/Z$/),
    });
    expect([deste.body.hoje, deste.body.ate]).toEqual([dia(0), dia(14)]);
  });

  it('grava muitos dias de uma vez, com visitantes, e conta a história dia a dia', async () => {
    const resposta = await gravar(
      [de('2024-02-01', 340, { visitantesPrevistos: 30 }), de('2024-02-02', 341)],
      await etag(),
    );
    expect(resposta.status).toBe(200);
    expect(resposta.headers.etag).toBe(await etag());
    expect(
      resposta.body.dias.slice(0, 3).map((d: { internos: number; fonte: string }) => [d.internos, d.fonte]),
    ).toEqual([
      [340, 'MANUAL'],
      [341, 'MANUAL'],
      [null, null],
    ]);
    // Saying nothing of visitors keeps their number.
    const segunda = await gravar([de('2024-02-01', 342), de('2024-02-02', 341)], await etag());
    expect(segunda.body.dias[0]).toMatchObject({ internos: 342, visitantesPrevistos: 30 });
    const historico = await servidor
      .como('gestora')
      .get(`/ms-alipen/historico?entidade=efetivos_diarios&entidadeId=${id}`);
    expect(historico.body.itens[0]).toMatchObject({
      acao: 'gravarEfetivoDoMes',
      nome: 'Unidade Prisional São Lourenço 1',
      alteracoes: [{ campo: 'internos:2024-02-01', antes: 340, depois: 342 }],
    });
    const igual = await gravar([de('2024-02-01', 342)], await etag());
    expect([igual.status, igual.headers.etag]).toEqual([200, await etag()]);
    const depois = await servidor
      .como('gestora')
      .get(`/ms-alipen/historico?entidade=efetivos_diarios&entidadeId=${id}`);
    expect(depois.body.itens).toHaveLength(historico.body.itens.length);
  });

  it('quem não viu os números de agora não grava por cima', async () => {
    const velho = await etag();
    await gravar([de('2024-02-05', 1)], velho).expect(200);
    const vencida = await gravar([de('2024-02-05', 2)], velho);
    expect([vencida.status, vencida.body.detail]).toEqual([
      412,
      expect.stringMatching(/foi alterado por \S.* às \d\d:\d\d/),
    ]);
    expect((await gravar([de('2024-02-05', 2)])).status).toBe(428);
    const disputa = await etag();
    const respostas = await Promise.all([6, 7, 8].map(n => gravar([de('2024-02-06', n)], disputa)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it.each([
    ['dia de outro mês', [de('2024-03-01')], '/dias/0/data', '01/03/2024 não é do mês.'],
    ['dia repetido', [de('2024-02-01'), de('2024-02-01')], '/dias/1/data', '01/02/2024 veio duas vezes.'],
    ['dia que não existe', [de('2024-02-30')], '/dias/0/data', 'Deve ser uma data que existe, como 2026-11-21.'],
    ['número negativo', [de('2024-02-01', -1)], '/dias/0/internos', 'Deve ser no mínimo 0.'],
    ['decimal', [de('2024-02-01', 1.5)], '/dias/0/internos', 'Deve ser um número inteiro.'],
    ['texto', [{ ...de('2024-02-01'), internos: '345' }], '/dias/0/internos', 'Deve ser um número inteiro.'],
  ])('recusa %s e não grava nada', async (_nome, dias, pointer, detail) => {
    const antes = await etag();
    const resposta = await gravar(dias, antes);
    expect([resposta.status, resposta.body.errors]).toEqual([422, [{ pointer, detail }]]);
    expect(await etag()).toBe(antes);
  });

  it('não se informa além de catorze dias; mês que não existe é recusado', async () => {
    const longe = dia(15);
    const resposta = await gravar([de(longe)], await etag(longe.slice(0, 7)), longe.slice(0, 7));
    expect([resposta.status, resposta.body.errors[0].detail]).toEqual([
      422,
      expect.stringContaining('Informe o efetivo só até'),
    ]);
    expect((await ler('2026-13')).status).toBe(422);
  });

  it('a solicitante grava a sua e não a de outra; os demais só leem', async () => {
    const alheia = await idDe('DPSL-1');
    const caminho = (lotacao: number) => `/ms-alipen/lotacoes/${lotacao}/efetivo-do-mes/${MES}`;
    const corpo = { dias: [de('2024-02-09')] };
    const sua = servidor
      .como('solicitante')
      .put(caminho(id))
      .set('if-match', await etag());
    expect((await sua.send(corpo)).status).toBe(200);
    const outra = servidor.como('solicitante').put(caminho(alheia)).set('if-match', '"x"');
    expect((await outra.send(corpo)).status).toBe(403);
    expect((await servidor.como('solicitante').get(caminho(alheia))).status).toBe(403);
    expect((await servidor.como('fiscal').get(caminho(id))).status).toBe(200);
    expect((await servidor.como('fiscal').put(caminho(id)).set('if-match', '"x"').send(corpo)).status).toBe(403);
  });

  const importar = (corpo: string | Buffer, query = '', tipo = 'text/csv') =>
    servidor.como('gestora').post(`/ms-alipen/efetivos/importacoes${query}`).type(tipo).send(corpo);
  const CABECALHO = 'codigo;unidade;uf;municipio;data;internos;plantão;expediente;visitantes';

  it('importa muitas lotações e dias; o ensaio diz o mesmo e não grava', async () => {
    const texto = [
      CABECALHO,
      'upsl-1;;;;01/03/2024;350;10;20;',
      ';UPSL-2;;;2024-03-01;120;6;9;14',
      ';Unidade Prisional São Lourenço 1;MA;;02/03/2024;351;10;20;',
      'UPSL-1;;;;01/03/2024;999;1;1;',
      'NADA-9;;;;01/03/2024;1;1;1;',
      ';Casa que não há;;;01/03/2024;1;1;1;',
      ';;;;01/03/2024;1;1;1;',
      'UPSL-1;;;;31/02/2024;1;1;1;',
      'UPSL-1;;;;04/03/2024;-1;1;dez;',
      'UPSL-1;;;;04/03/2099;1;1;1;',
    ].join('\n');
    const ensaio = (await importar(texto, '?simular=true').expect(200)).body;
    expect(
      await servidor.database.select().from(efetivosDiarios).where(eq(efetivosDiarios.data, '2024-03-01')),
    ).toEqual([]);
    const { body } = await importar(texto).expect(200);
    expect({ ...body, simulada: true }).toEqual(ensaio);
    expect([body.linhas, body.novas, body.alteradas, body.iguais]).toEqual([10, 3, 0, 0]);
    expect(
      body.recusadas.map(({ linha, coluna, motivo }: { linha: number; coluna?: string; motivo: string }) => [
        linha,
        coluna,
        motivo,
      ]),
    ).toEqual([
      [5, 'data', 'Este dia desta lotação já está na linha 2.'],
      [6, 'codigo', 'Nenhuma lotação tem o código "NADA-9".'],
      [7, 'unidade', 'Nenhuma lotação se chama "Casa que não há".'],
      [8, 'unidade', 'Diga a unidade pelo código ou pelo nome.'],
      [9, 'data', 'A coluna data não é uma data que existe, como 21/11/2026: "31/02/2024".'],
      [
        10,
        'internos',
        'A coluna internos não é um número inteiro: "-1". A coluna servidores expediente não é um número inteiro: "dez".',
      ],
      [11, 'data', expect.stringContaining('Informe o efetivo só até')],
    ]);
    const gravados = await servidor.database
      .select()
      .from(efetivosDiarios)
      .where(eq(efetivosDiarios.data, '2024-03-01'));
    expect(
      gravados.map(({ internos, visitantesPrevistos, fonte }) => [internos, visitantesPrevistos, fonte]).sort(),
    ).toEqual([
      [120, 14, 'IMPORTADO'],
      [350, null, 'IMPORTADO'],
    ]);
    expect((await importar(texto)).body).toMatchObject({ novas: 0, iguais: 3 });
  });

  it('a mesma coisa em XLSX, com data de planilha; fórmula é recusada', async () => {
    const planilha = xlsx(
      ['unidade', 'data', 'internos', 'servidores de plantão', 'servidores de expediente'],
      ['UPSL-1', { xml: '<c s="1"><v>45352</v></c>' }, 350, 10, 20],
      ['UPSL-1', '03/03/2024', { xml: '<c><f>A1</f><v>1</v></c>' }, 10, 20],
    );
    expect((await importar(planilha, '', XLSX).expect(200)).body).toMatchObject({
      iguais: 1,
      recusadas: [
        { linha: 3, coluna: 'internos', motivo: 'A célula C3 (internos) tem uma fórmula. Copie e cole só o valor.' },
      ],
    });
  });

  it('o que se exporta volta igual', async () => {
    const { text, headers } = await servidor
      .como('gestora')
      .get('/ms-alipen/efetivos/exportacao?formato=csv&de=2024-03-01&ate=2024-03-31')
      .expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="efetivos-2024-03-01-a-2024-03-31.csv"');
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect((await importar(text)).body).toMatchObject({ linhas: 3, iguais: 3, recusadas: [] });
    const longo = await servidor.como('gestora').get('/ms-alipen/efetivos/exportacao?de=2024-03-01&ate=2024-04-30');
    expect([longo.status, longo.body.detail]).toEqual([422, 'O período pode ter até 31 dias.']);
  });
});

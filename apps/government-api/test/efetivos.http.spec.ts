import { and, eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { efetivosDiarios } from '../src/efetivos/efetivos.schema.ts';
import { EfetivosService } from '../src/efetivos/efetivos.service.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { dia, prepararServidor, type Quem } from './kit/servidor.ts';

describe('efetivos', () => {
  const servidor = prepararServidor();
  const idDe = async (codigo: string) =>
    (await servidor.database.select().from(lotacoes).where(eq(lotacoes.codigo, codigo)))[0]?.id ?? 0;
  const numeros = { internos: 351, servidoresPlantao: 12, servidoresExpediente: 0 };
  const informar = (quem: Quem, lotacaoId: number, data: string, corpo: object = numeros) =>
    servidor.como(quem).put(`/ms-alipen/lotacoes/${lotacaoId}/efetivos/${data}`).send(corpo);

  it('lista o último de cada lotação até a data', async () => {
    const { body } = await servidor
      .como('monitoramento')
      .get(`/ms-alipen/efetivos?data=${dia(3)}`)
      .expect(200);
    expect([body.total, body.itens.length]).toEqual([10, 10]);
    expect(body.itens[0]).toEqual({
      lotacao: {
        id: expect.any(Number),
        nome: 'Cadeia Pública de Vila do Juçaral',
        municipio: 'Vila do Juçaral',
        uf: 'MA',
      },
      data: dia(0),
      internos: expect.any(Number),
      servidoresPlantao: expect.any(Number),
      servidoresExpediente: expect.any(Number),
      fonte: 'INTEGRACAO',
      capturadoEm: expect.stringMatching(/Z$/),
    });
    const antes = await servidor.como('monitoramento').get(`/ms-alipen/efetivos?data=${dia(-60)}`);
    expect([antes.body.total, antes.body.itens]).toEqual([0, []]);
    const pagina = await servidor.como('monitoramento').get(`/ms-alipen/efetivos?data=${dia(0)}&tamanho=3&pagina=4`);
    expect([pagina.body.total, pagina.body.itens.length]).toEqual([10, 1]);
  });

  it('a solicitante vê o da sua e não o de outra', async () => {
    const { body } = await servidor
      .como('solicitante')
      .get(`/ms-alipen/efetivos?data=${dia(0)}`)
      .expect(200);
    expect(body.itens.map((item: { lotacao: { nome: string } }) => item.lotacao.nome)).toEqual([
      'Unidade Prisional São Lourenço 1',
    ]);
    const alheia = await idDe('DPSL-1');
    const resposta = await servidor.como('solicitante').get(`/ms-alipen/efetivos?data=${dia(0)}&lotacaoId=${alheia}`);
    expect(resposta.status).toBe(403);
  });

  it('informar substitui o do mesmo dia, com quem e quando na trilha', async () => {
    const id = await idDe('UPSL-1');
    await informar('solicitante', id, dia(0)).expect(200);
    const { body } = await informar('gestora', id, dia(0), { ...numeros, internos: 352 }).expect(200);
    expect(body).toMatchObject({ data: dia(0), internos: 352, servidoresPlantao: 12, fonte: 'MANUAL' });
    const doDia = await servidor.database
      .select()
      .from(efetivosDiarios)
      .where(and(eq(efetivosDiarios.lotacaoId, id), eq(efetivosDiarios.data, dia(0))));
    expect(doDia).toHaveLength(1);
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'informarEfetivo'));
    expect(trilha.map(({ matricula, dados }) => [matricula, dados.internos])).toEqual([
      ['318642', 351],
      ['204817', 352],
    ]);
  });

  it('o dia de todas as lotações: o que foi informado, por quem, e o número de antes', async () => {
    const id = await idDe('UPSL-1');
    const doDia = async (quem: Quem, data: string) =>
      (await servidor.como(quem).get(`/ms-alipen/efetivos/dia?data=${data}`).expect(200)).body;
    const linhaDe = (corpo: { linhas: { lotacao: { id: number } }[] }) =>
      corpo.linhas.find(({ lotacao }) => lotacao.id === id);
    const antes = await doDia('monitoramento', dia(1));
    expect(antes.linhas.length).toBe(10);
    expect(linhaDe(antes)).toEqual({
      lotacao: { id, nome: 'Unidade Prisional São Lourenço 1', municipio: expect.any(String), uf: expect.any(String) },
      fusoHorario: expect.any(String),
      informado: null,
      anterior: { data: dia(0), internos: 352, servidores: 12 },
    });
    await informar('gestora', id, dia(1), { ...numeros, servidoresExpediente: 5 }).expect(200);
    expect(linhaDe(await doDia('monitoramento', dia(1)))).toMatchObject({
      informado: { internos: 351, servidores: 17, fonte: 'MANUAL', por: expect.stringMatching(/\S/) },
    });
    const proprias = await doDia('solicitante', dia(1));
    expect(proprias.linhas.map(({ lotacao }: { lotacao: { id: number } }) => lotacao.id)).toEqual([id]);
    const nunca = await doDia('monitoramento', '2001-01-01');
    expect(linhaDe(nunca)).toMatchObject({ informado: null, anterior: null });
  });

  it('o de referência é o do dia ou o último antes; sem nenhum, nulo', async () => {
    const service = servidor.app.get(EfetivosService);
    const id = await idDe('UPSL-2');
    const { data } = (await service.deReferencia(servidor.database, id, dia(9))) ?? {};
    expect(data).toBe(dia(0));
    expect((await service.deReferencia(servidor.database, id, dia(-10)))?.data).toBe(dia(-10));
    expect(await service.deReferencia(servidor.database, id, '2001-01-01')).toBeNull();
  });

  it('unidade esvaziada é um efetivo válido (15.24)', async () => {
    const zeros = { internos: 0, servidoresPlantao: 0, servidoresExpediente: 0 };
    expect((await informar('gestora', await idDe('DPPA-1'), dia(0), zeros)).status).toBe(200);
  });

  it.each([
    ['negativo', { ...numeros, internos: -1 }, '/internos'],
    ['decimal', { ...numeros, internos: 1.5 }, '/internos'],
    ['texto colado', { ...numeros, internos: '345 ' }, '/internos'],
    ['grande demais', { ...numeros, internos: 100_001 }, '/internos'],
    ['que falta', { internos: 1, servidoresPlantao: 1 }, '/servidoresExpediente'],
  ])('recusa número %s', async (_nome, corpo, pointer) => {
    const { status, body } = await informar('gestora', 1, dia(0), corpo);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('recusa outra lotação, lotação que não existe, data que não existe e dia longe demais', async () => {
    expect((await informar('solicitante', await idDe('DPSL-1'), dia(0))).status).toBe(403);
    expect((await informar('gestora', 9999, dia(0))).status).toBe(404);
    expect((await informar('gestora', 1, '2026-13-01')).status).toBe(422);
    expect((await informar('gestora', 1, dia(14))).status).toBe(200);
    const longe = await informar('gestora', 1, dia(16));
    expect([longe.status, longe.body.type]).toEqual([422, '/problemas/fora-do-horizonte']);
  });
});

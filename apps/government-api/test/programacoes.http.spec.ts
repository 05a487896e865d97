import { asc, eq } from 'drizzle-orm';
import { efetivosDiarios } from '../src/efetivos/efetivos.schema.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { programacoes } from '../src/programacoes/programacoes.schema.ts';
import { ProgramacoesService } from '../src/programacoes/programacoes.service.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

type Item = { diaSemana: number; tipoAlimentacaoId: number; tipoPublicoId: number; quantidade: number };

describe('programações', () => {
  const servidor = prepararServidor();
  const ids = new Map<string, number>();
  const idDe = (codigo: string) => ids.get(codigo) ?? 0;
  beforeAll(async () => {
    for (const { codigo, id } of await servidor.database.select().from(lotacoes)) ids.set(codigo, id);
  });

  const item = (diaSemana: number, tipoAlimentacaoId: number, tipoPublicoId: number, quantidade: number): Item => ({
    diaSemana,
    tipoAlimentacaoId,
    tipoPublicoId,
    quantidade,
  });
  const definir = (id: number, corpo: object) =>
    servidor.como('gestora').put(`/ms-alipen/lotacoes/${id}/programacao`).send(corpo);
  const obter = (id: number, data: string) =>
    servidor.como('gestora').get(`/ms-alipen/lotacoes/${id}/programacao?data=${data}`);
  const gerar = (corpo: object) => servidor.como('gestora').post('/ms-alipen/programacoes/do-efetivo').send(corpo);
  const versoes = async (id: number) =>
    (
      await servidor.database
        .select()
        .from(programacoes)
        .where(eq(programacoes.lotacaoId, id))
        .orderBy(asc(programacoes.vigenciaInicio))
    ).map(({ vigenciaInicio, vigenciaFim }) => [vigenciaInicio, vigenciaFim]);

  it('a da demonstração tem os sete dias', async () => {
    const { body } = await obter(idDe('UPSL-1'), dia(0)).expect(200);
    expect(body).toMatchObject({ lotacaoId: idDe('UPSL-1'), vigenciaInicio: dia(-60), vigenciaFim: null });
    expect(body.itens).toHaveLength(56);
    // Sunday lunch: office staff is at home.
    expect(body.itens).toContainEqual(item(0, 3, 2, 11));
    expect(body.itens).toContainEqual(item(1, 3, 2, 27));
    expect(body.itens).toContainEqual(item(1, 1, 2, 11));
  });

  it('antes da primeira é 404; de outra lotação é 403', async () => {
    expect((await obter(idDe('UPSL-1'), dia(-61))).status).toBe(404);
    const alheia = `/ms-alipen/lotacoes/${idDe('DPSL-1')}/programacao?data=${dia(0)}`;
    expect((await servidor.como('solicitante').get(alheia)).status).toBe(403);
    expect((await servidor.como('outraSolicitante').get(alheia)).status).toBe(200);
  });

  it('uma nova termina a anterior na véspera, uma do mesmo dia a substitui e a planejada para depois fica', async () => {
    const id = idDe('UPSL-2');
    const { body } = await definir(id, {
      vigenciaInicio: dia(10),
      itens: [item(3, 1, 1, 300)],
      observacao: 'Reforma',
    }).expect(200);
    expect(body).toMatchObject({
      lotacaoId: id,
      situacao: 'FUTURA',
      regraFeriado: 'COMO_DOMINGO',
      totalSemanal: 300,
      vigenciaInicio: dia(10),
      vigenciaFim: null,
      observacao: 'Reforma',
      itens: [item(3, 1, 1, 300)],
    });
    await definir(id, { vigenciaInicio: dia(4), itens: [item(0, 1, 1, 1)] }).expect(200);
    await definir(id, { vigenciaInicio: dia(4), itens: [item(0, 1, 1, 2)] }).expect(200);
    expect(await versoes(id)).toEqual([
      [dia(-60), dia(3)],
      [dia(4), dia(9)],
      [dia(10), null],
    ]);
    expect((await obter(id, dia(9))).body.itens).toEqual([item(0, 1, 1, 2)]);
    expect((await obter(id, dia(3))).body.itens).toHaveLength(56);
  });

  it('o do dia é o do dia da semana da data, na versão que vale nela', async () => {
    const service = servidor.app.get(ProgramacoesService);
    const id = idDe('UPBC-1');
    const data = dia(5);
    const diaSemana = new Date(`${data}T00:00:00Z`).getUTCDay();
    await definir(id, {
      vigenciaInicio: data,
      regraFeriado: 'COMO_O_DIA',
      itens: [item(diaSemana, 1, 1, 77), item((diaSemana + 1) % 7, 1, 1, 88)],
    });
    expect(await service.doDia(servidor.database, id, data)).toEqual([
      { tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidade: 77 },
    ]);
    expect((await service.doDia(servidor.database, id, dia(4))).length).toBe(8);
    expect(await service.doDia(servidor.database, id, dia(-90))).toEqual([]);
  });

  it.each([
    ['quantidade de 10.000', { vigenciaInicio: dia(1), itens: [item(0, 1, 1, 10_000)] }, '/itens/0/quantidade'],
    ['quantidade negativa', { vigenciaInicio: dia(1), itens: [item(0, 1, 1, -1)] }, '/itens/0/quantidade'],
    ['quantidade decimal', { vigenciaInicio: dia(1), itens: [item(0, 1, 1, 0.5)] }, '/itens/0/quantidade'],
    ['dia da semana 7', { vigenciaInicio: dia(1), itens: [item(7, 1, 1, 1)] }, '/itens/0/diaSemana'],
    ['célula repetida', { vigenciaInicio: dia(1), itens: [item(0, 1, 1, 1), item(0, 1, 1, 2)] }, '/itens/1'],
    ['refeição inativa', { vigenciaInicio: dia(1), itens: [item(0, 6, 1, 1)] }, '/itens/0/tipoAlimentacaoId'],
    ['público que não existe', { vigenciaInicio: dia(1), itens: [item(0, 1, 99, 1)] }, '/itens/0/tipoPublicoId'],
    ['data que não existe', { vigenciaInicio: '2027-02-29', itens: [] }, '/vigenciaInicio'],
  ])('recusa %s e nada muda', async (_nome, corpo, pointer) => {
    const antes = await versoes(idDe('UPVJ-1'));
    const { status, body } = await definir(idDe('UPVJ-1'), corpo);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect(await versoes(idDe('UPVJ-1'))).toEqual(antes);
  });

  it('os dias passados não mudam', async () => {
    const ontem = await definir(idDe('UPVJ-1'), { vigenciaInicio: dia(-1), itens: [] });
    expect([ontem.status, ontem.body.type]).toEqual([422, '/problemas/data-passada']);
    expect((await gerar({ vigenciaInicio: dia(-2) })).body.type).toBe('/problemas/data-passada');
  });

  it('aceita o maior corpo do contrato, acima do limite comum de 100 KiB', async () => {
    const itens = [0, 1, 2, 3, 4, 5, 6].flatMap(d => [1, 3, 4, 5].flatMap(r => [1, 2].map(p => item(d, r, p, 9999))));
    const muitos = Array.from({ length: 40 }, () => itens).flat();
    const { status, body } = await definir(idDe('UPVJ-1'), { vigenciaInicio: dia(1), itens: muitos });
    expect([status, body.type]).toEqual([422, '/problemas/dados-invalidos']);
  });

  describe('do efetivo', () => {
    it('internos comem tudo, plantão come tudo, expediente come ao meio do dia, até 9.999', async () => {
      const id = idDe('SEVJ-1');
      await servidor.database.insert(efetivosDiarios).values({
        lotacaoId: id,
        data: dia(20),
        internos: 23_563,
        servidoresPlantao: 8,
        servidoresExpediente: 9,
        fonte: 'IMPORTADO',
      });
      const { body } = await gerar({ vigenciaInicio: dia(20), lotacaoIds: [id] }).expect(200);
      expect(body).toEqual({ geradas: 1, semEfetivo: [], limitadas: [id] });
      const { body: programacao } = await obter(id, dia(20));
      const daquarta = programacao.itens.filter((i: Item) => i.diaSemana === 3);
      expect(daquarta).toEqual([
        item(3, 1, 1, 9999),
        item(3, 1, 2, 8),
        item(3, 3, 1, 9999),
        item(3, 3, 2, 17),
        item(3, 4, 1, 9999),
        item(3, 4, 2, 17),
        item(3, 5, 1, 9999),
        item(3, 5, 2, 8),
      ]);
      expect(programacao.itens).toHaveLength(56);
    });

    it('sem a lista, só as que não têm programação na data; quem não tem efetivo é dito', async () => {
      expect((await gerar({ vigenciaInicio: dia(2) })).body).toEqual({ geradas: 0, semEfetivo: [], limitadas: [] });
      const [nova] = await servidor.database
        .insert(lotacoes)
        .values({
          codigo: 'NOVA',
          nome: 'Nova',
          nomeBusca: 'nova',
          tipo: 'ABRIGO',
          municipio: 'X',
          uf: 'MA',
          fusoHorario: 'America/Fortaleza',
        })
        .returning();
      const id = nova?.id ?? 0;
      expect((await gerar({ vigenciaInicio: dia(2) })).body).toEqual({ geradas: 0, semEfetivo: [id], limitadas: [] });
      const contagem = { internos: 30, servidoresPlantao: 2, servidoresExpediente: 1 };
      await servidor
        .como('gestora')
        .put(`/ms-alipen/lotacoes/${id}/efetivos/${dia(0)}`)
        .send(contagem)
        .expect(200);
      expect((await gerar({ vigenciaInicio: dia(2) })).body).toEqual({ geradas: 1, semEfetivo: [], limitadas: [] });
      expect(await versoes(id)).toEqual([[dia(2), null]]);
    });

    it('uma lotação da lista que não existe recusa tudo', async () => {
      const antes = await versoes(idDe('CASL-1'));
      const { status, body } = await gerar({ vigenciaInicio: dia(2), lotacaoIds: [idDe('CASL-1'), 9999] });
      expect([status, body.errors]).toEqual([
        422,
        [{ pointer: '/lotacaoIds/1', detail: 'Esta lotação não existe ou está inativa.' }],
      ]);
      expect(await versoes(idDe('CASL-1'))).toEqual(antes);
    });

    it('várias ao mesmo tempo não se sobrepõem', async () => {
      const id = idDe('DPBC-1');
      const vezes = 6;
      const respostas = await Promise.all(
        Array.from({ length: vezes }, (_, i) =>
          i % 2
            ? gerar({ vigenciaInicio: dia(6), lotacaoIds: [id] })
            : definir(id, { vigenciaInicio: dia(6), itens: [item(0, 1, 1, i)] }),
        ),
      );
      expect(respostas.map(({ status }) => status)).toEqual(Array(vezes).fill(200));
      expect(await versoes(id)).toEqual([
        [dia(-60), dia(5)],
        [dia(6), null],
      ]);
    });
  });
});

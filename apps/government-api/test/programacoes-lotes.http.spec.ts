import { sql } from 'drizzle-orm';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

type Estado = {
  id: number;
  difere: boolean;
  terminaEmBreve: boolean;
  programacaoId: number | null;
  ultimoEfetivo: { data: string } | null;
};

describe('as programações de muitas lotações', () => {
  const servidor = prepararServidor();
  const ids = new Map<string, number>();
  const idDe = (codigo: string) => ids.get(codigo) ?? 0;
  beforeAll(async () => {
    for (const { codigo, id } of await servidor.database.select().from(lotacoes)) ids.set(codigo, id);
  });

  const gestora = () => servidor.como('gestora');
  const aplicar = (corpo: object, simular = true) =>
    gestora().post(`/ms-alipen/programacoes/aplicacoes?simular=${simular}`).send(corpo);
  const listar = async (busca = '') => (await gestora().get(`/ms-alipen/programacoes?${busca}`).expect(200)).body;
  const total = async (id: number, data: string) =>
    (await gestora().get(`/ms-alipen/lotacoes/${id}/programacao?data=${data}`)).body.totalSemanal;

  it('o ensaio mostra a diferença de cada lotação e não grava; a aplicação faz o que o ensaio mostrou', async () => {
    const [a, b] = [idDe('UPSL-1'), idDe('DPSL-1')];
    const corpo = { modo: 'PERCENTUAL', percentual: 5, vigenciaInicio: dia(2), lotacaoIds: [a, b] };
    const antes = await total(a, dia(2));
    const { body: ensaio } = await aplicar(corpo).expect(200);
    expect(ensaio.simulada).toBe(true);
    expect(ensaio.resultados.map((r: { feito: boolean }) => r.feito)).toEqual([true, true]);
    expect(await total(a, dia(2))).toBe(antes);
    const { body: feito } = await aplicar(corpo, false).expect(200);
    expect({ ...feito, simulada: true }).toEqual(ensaio);
    const deA = feito.resultados.find(({ id }: { id: number }) => id === a);
    expect(await total(a, dia(2))).toBe(deA.totalDepois);
    expect(await total(a, dia(1))).toBe(antes);
    expect(deA.mudancas[0]).toMatchObject({ diaSemana: 0 });
  });

  it('copia a semana de outra lotação; quem não pode é recusada por si', async () => {
    await servidor.database.execute(sql`update lotacoes set ativa = false where id = ${idDe('UPVJ-1')}`);
    const lotacaoIds = [idDe('UPSL-2'), idDe('UPVJ-1'), idDe('UPBC-1'), 99_999];
    const corpo = { modo: 'COPIAR', deLotacaoId: idDe('UPBC-1'), vigenciaInicio: dia(3), lotacaoIds };
    const { body } = await aplicar(corpo, false).expect(200);
    const por = new Map(body.resultados.map((r: { id: number; detail?: string }) => [r.id, r.detail]));
    expect(lotacaoIds.map(id => por.get(id))).toEqual([
      undefined,
      'A lotação está inativa.',
      'É a lotação de origem.',
      'Esta lotação não existe.',
    ]);
    expect(await total(idDe('UPSL-2'), dia(3))).toBe(await total(idDe('UPBC-1'), dia(3)));
  });

  it('do efetivo, os públicos sem base ficam como estão', async () => {
    const id = idDe('CASL-1');
    const { body } = await aplicar({ modo: 'DO_EFETIVO', vigenciaInicio: dia(1), lotacaoIds: [id] }).expect(200);
    expect(body.resultados[0]).toMatchObject({ id, feito: true });
    const semana = (await gestora().get(`/ms-alipen/lotacoes/${id}/programacao/do-efetivo`).expect(200)).body;
    expect(semana.efetivoDe).toBe(dia(0));
    expect(semana.itens).toHaveLength(56);
  });

  it.each([
    ['sem percentual', { modo: 'PERCENTUAL' }, '/percentual'],
    ['sem a lotação de origem', { modo: 'COPIAR' }, '/deLotacaoId'],
    ['de uma origem sem programação', { modo: 'COPIAR', deLotacaoId: 1, vigenciaInicio: '2020-01-01' }, '/deLotacaoId'],
  ])('recusa %s', async (_nome, corpo, pointer) => {
    const { status, body } = await aplicar({ vigenciaInicio: dia(1), lotacaoIds: [1], ...corpo });
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('a lista diz quem está sem programação, quem termina logo e quem difere do efetivo', async () => {
    const nova = await servidor.database
      .insert(lotacoes)
      .values({
        codigo: 'NOVA',
        nome: 'Abrigo Nova Aurora',
        nomeBusca: 'abrigo nova aurora',
        tipo: 'ABRIGO',
        municipio: 'Timon',
        uf: 'MA',
        fusoHorario: 'America/Fortaleza',
      })
      .returning();
    const id = nova[0]?.id ?? 0;
    const sem = await listar('estado=SEM_PROGRAMACAO');
    expect(sem.itens.map((e: Estado) => e.id)).toEqual([id]);
    expect(sem.itens[0]).toMatchObject({ programacaoId: null, totalSemanal: null, difere: false });
    await servidor.database.execute(
      sql`update programacoes set vigencia_fim = ${dia(5)} where lotacao_id = ${idDe('DPBC-1')} and vigencia_fim is null`,
    );
    expect((await listar('estado=TERMINA_EM_BREVE')).itens.map((e: Estado) => e.id)).toEqual([idDe('DPBC-1')]);
    const antes = (await listar('estado=DIFERE_DO_EFETIVO')).itens.map((e: Estado) => e.id);
    expect(antes).not.toContain(idDe('CASL-1'));
    await aplicar({ modo: 'PERCENTUAL', percentual: 40, vigenciaInicio: dia(0), lotacaoIds: [idDe('CASL-1')] }, false);
    const difere = await listar('estado=DIFERE_DO_EFETIVO');
    expect(difere.itens.map((e: Estado) => e.id)).toContain(idDe('CASL-1'));
    const todas = await listar('tamanho=3&pagina=1');
    expect([todas.itens.length, todas.total > 3, todas.tamanho]).toEqual([3, true, 3]);
    const ultimos = (await listar('tamanho=2000')).itens.map((e: Estado) => [e.id, e.ultimoEfetivo?.data ?? null]);
    expect(ultimos).toContainEqual([id, null]);
    expect(ultimos).toContainEqual([idDe('CASL-1'), dia(0)]);
    expect((await listar('busca=aurora')).itens.map((e: Estado) => e.id)).toEqual([id]);
  });

  it('só o gestor vê e aplica', async () => {
    expect((await servidor.como('atendimento').get('/ms-alipen/programacoes')).status).toBe(403);
    expect((await servidor.como('solicitante').post('/ms-alipen/programacoes/aplicacoes').send({})).status).toBe(403);
  });
});

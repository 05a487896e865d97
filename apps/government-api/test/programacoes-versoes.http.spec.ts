import { eq, sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

type Item = { diaSemana: number; tipoAlimentacaoId: number; tipoPublicoId: number; quantidade: number };

describe('as versões da programação de uma lotação', () => {
  const servidor = prepararServidor();
  const ids = new Map<string, number>();
  const idDe = (codigo: string) => ids.get(codigo) ?? 0;
  beforeAll(async () => {
    for (const { codigo, id } of await servidor.database.select().from(lotacoes)) ids.set(codigo, id);
  });

  const gestora = () => servidor.como('gestora');
  const semana = (quantidade: number): Item[] =>
    [0, 1, 2, 3, 4, 5, 6].map(diaSemana => ({ diaSemana, tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidade }));
  const linha = async (id: number) => (await gestora().get(`/ms-alipen/lotacoes/${id}/programacoes`).expect(200)).body;
  const periodos = async (id: number) =>
    (await linha(id)).versoes.map((v: { vigenciaInicio: string; vigenciaFim: string | null; situacao: string }) => [
      v.vigenciaInicio,
      v.vigenciaFim,
      v.situacao,
    ]);
  const definir = (id: number, corpo: object) => gestora().put(`/ms-alipen/lotacoes/${id}/programacao`).send(corpo);
  const editar = (id: number, versao: number, corpo: object) =>
    gestora().put(`/ms-alipen/programacoes/${id}`).set('if-match', `"${versao}"`).send(corpo);

  it('a de um período devolve a anterior no dia seguinte ao fim', async () => {
    const id = idDe('UPSL-1');
    const ferias = { vigenciaInicio: dia(10), vigenciaFim: dia(20), itens: semana(50), observacao: 'Férias' };
    expect((await definir(id, ferias).expect(200)).body).toMatchObject({ vigenciaFim: dia(20), situacao: 'FUTURA' });
    expect(await periodos(id)).toEqual([
      [dia(21), null, 'FUTURA'],
      [dia(10), dia(20), 'FUTURA'],
      [dia(-60), dia(9), 'VIGENTE'],
    ]);
    const depois = await gestora().get(`/ms-alipen/lotacoes/${id}/programacao?data=${dia(21)}`);
    expect(depois.body.itens).toHaveLength(56);
  });

  it('uma que passaria por cima de outra é recusada com o período dela', async () => {
    const id = idDe('UPSL-1');
    const { status, body } = await definir(id, { vigenciaInicio: dia(5), vigenciaFim: dia(15), itens: [] });
    const br = (data: string) => data.split('-').reverse().join('/');
    expect([status, body.type]).toEqual([409, '/problemas/conflito']);
    expect(body.detail).toBe(
      `Já existe outra versão de ${br(dia(10))} a ${br(dia(20))}. Escolha outros dias ou mude essa versão.`,
    );
  });

  it('o fim antes do começo é recusado no campo', async () => {
    const { status, body } = await definir(idDe('UPSL-1'), { vigenciaInicio: dia(5), vigenciaFim: dia(4), itens: [] });
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/vigenciaFim', detail: 'O fim não pode ser antes do começo.' }],
    ]);
  });

  it('uma data sem fim à vista é recusada, e não derruba o servidor', async () => {
    const longe = await definir(idDe('UPSL-1'), { vigenciaInicio: '9999-12-31', itens: [] });
    expect([longe.status, longe.body.type]).toEqual([422, '/problemas/fora-do-horizonte']);
    const fim = await definir(idDe('UPSL-1'), { vigenciaInicio: dia(50), vigenciaFim: '9999-12-31', itens: [] });
    expect([fim.status, fim.body.errors[0].pointer]).toEqual([422, '/vigenciaFim']);
    const previsao = `/ms-alipen/lotacoes/${idDe('UPSL-1')}/programacao/previsao?de=9999-12-31`;
    expect((await gestora().get(previsao)).status).toBe(422);
  });

  it('editar a presente muda de hoje em diante: os dias passados ficam como eram', async () => {
    const id = idDe('UPVJ-1');
    const [presente] = (await linha(id)).versoes;
    const antes = (await gestora().get(`/ms-alipen/programacoes/${presente.id}`).expect(200)).body;
    const resposta = await editar(presente.id, presente.versao, { itens: semana(77), regraFeriado: 'COMO_SABADO' });
    expect(resposta.status).toBe(200);
    expect(resposta.body).toMatchObject({ vigenciaInicio: dia(0), vigenciaFim: null, regraFeriado: 'COMO_SABADO' });
    expect(resposta.headers.etag).toBe('"1"');
    expect(await periodos(id)).toEqual([
      [dia(0), null, 'VIGENTE'],
      [dia(-60), dia(-1), 'ENCERRADA'],
    ]);
    const ontem = await gestora().get(`/ms-alipen/lotacoes/${id}/programacao?data=${dia(-1)}`);
    expect(ontem.body.itens).toEqual(antes.itens);
    // The version began today, so it changes in place.
    const denovo = await editar(resposta.body.id, 1, { itens: semana(78) });
    expect([denovo.status, denovo.body.id, denovo.body.versao]).toEqual([200, resposta.body.id, 2]);
  });

  it('a que já terminou só se lê', async () => {
    const id = idDe('UPVJ-1');
    const passada = (await linha(id)).versoes.at(-1);
    expect(passada.acoes).toEqual([]);
    const { status, body } = await editar(passada.id, passada.versao, { itens: [] });
    expect([status, body.type]).toEqual([409, '/problemas/transicao-invalida']);
  });

  it('sem versão é 428; com a antiga é 412 e diz quem mudou', async () => {
    const [presente] = (await linha(idDe('UPVJ-1'))).versoes;
    const sem = await gestora().put(`/ms-alipen/programacoes/${presente.id}`).send({ itens: [] });
    expect(sem.status).toBe(428);
    const { status, body } = await editar(presente.id, presente.versao - 1, { itens: [] });
    expect(status).toBe(412);
    expect(body.detail).toMatch(/^Este registro foi alterado por Marina Duarte às \d\d:\d\d/);
  });

  it('editar sem mudar nada não abre versão nem conta como mudança', async () => {
    const id = idDe('CASL-1');
    const [presente] = (await linha(id)).versoes;
    const { itens } = (await gestora().get(`/ms-alipen/programacoes/${presente.id}`)).body;
    expect((await editar(presente.id, presente.versao, { itens })).body.id).toBe(presente.id);
    expect(await periodos(id)).toHaveLength(1);
  });

  it('encerrar termina em um dia; remover a futura faz a anterior valer até o fim dela', async () => {
    const id = idDe('UPBC-1');
    await definir(id, { vigenciaInicio: dia(8), itens: semana(9) }).expect(200);
    const [futura, presente] = (await linha(id)).versoes;
    const removida = await gestora().post(`/ms-alipen/programacoes/${futura.id}/remocao`).expect(200);
    expect(removida.body.versoes).toHaveLength(1);
    expect(await periodos(id)).toEqual([[dia(-60), null, 'VIGENTE']]);
    const cedo = await gestora()
      .post(`/ms-alipen/programacoes/${presente.id}/encerramento`)
      .send({ em: dia(-2) });
    expect([cedo.status, cedo.body.errors[0].pointer]).toEqual([422, '/em']);
    await gestora()
      .post(`/ms-alipen/programacoes/${presente.id}/encerramento`)
      .send({ em: dia(3) })
      .expect(200);
    expect(await periodos(id)).toEqual([[dia(-60), dia(3), 'VIGENTE']]);
    expect((await gestora().post(`/ms-alipen/programacoes/${presente.id}/remocao`)).status).toBe(409);
  });

  it('quem não é gestor lê e não altera', async () => {
    const id = idDe('UPSL-1');
    const { body } = await servidor.como('solicitante').get(`/ms-alipen/lotacoes/${id}/programacoes`).expect(200);
    expect(body.versoes.every((v: { acoes: string[] }) => v.acoes.length === 0)).toBe(true);
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      const resposta = await servidor.como(quem).put(`/ms-alipen/programacoes/1`).send({ itens: [] });
      expect(resposta.status).toBe(403);
    }
  });

  it('a mudança fica na história da lotação, célula a célula', async () => {
    const [evento] = await rows<{ dados: { alteracoes: { campo: string; antes: number; depois: number }[] } }>(
      servidor.database,
      sql`select dados from eventos where acao = 'editarProgramacao' and entidade = 'programacoes'
          and entidade_id = ${String(idDe('UPVJ-1'))} order by id desc limit 1`,
    );
    expect(evento?.dados.alteracoes).toContainEqual({
      campo: 'Segunda · Café da manhã · Interno',
      antes: 77,
      depois: 78,
    });
  });

  describe('duas pessoas ao mesmo tempo', () => {
    it('criando da mesma linha do tempo: uma fica, a outra lê quem chegou antes', async () => {
      const id = idDe('DPBC-1');
      const { headers } = await gestora().get(`/ms-alipen/lotacoes/${id}/programacoes`);
      const respostas = await Promise.all(
        [dia(4), dia(6)].map((vigenciaInicio, i) =>
          gestora()
            .put(`/ms-alipen/lotacoes/${id}/programacao`)
            .set('if-match', headers.etag ?? '')
            .send({ vigenciaInicio, itens: semana(i + 1) }),
        ),
      );
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
      const perdeu = respostas.find(({ status }) => status === 412);
      expect(perdeu?.body.detail).toMatch(/alterado por Marina Duarte às/);
      expect(await periodos(id)).toHaveLength(2);
    });

    it('editando a mesma versão: uma fica, a outra recebe 412', async () => {
      const id = idDe('UPSL-2');
      const [presente] = (await linha(id)).versoes;
      const respostas = await Promise.all(
        [101, 102].map(quantidade => editar(presente.id, presente.versao, { itens: semana(quantidade) })),
      );
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect(await periodos(id)).toHaveLength(2);
    });

    it('o banco recusa o que o código deixaria passar', async () => {
      const id = idDe('UPSL-1');
      const inserir = () =>
        servidor.database.execute(
          sql`insert into programacoes (lotacao_id, vigencia_inicio, vigencia_fim) values (${id}, ${dia(400)}, ${dia(410)})`,
        );
      const limpa = await servidor.database.execute(sql`select 1 from programacoes where lotacao_id = -1`);
      expect(limpa.rows).toEqual([]);
      // The open version covers the day already: exclusion refuses, alone or two at once.
      const tentativas = await Promise.allSettled([inserir(), inserir()]);
      expect(tentativas.every(({ status }) => status === 'rejected')).toBe(true);
      expect(await servidor.database.select().from(lotacoes).where(eq(lotacoes.id, id))).toHaveLength(1);
    });
  });
});
